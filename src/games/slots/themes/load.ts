import type { Theme, ThemeId } from '#games/slots/types.ts'

/** Each theme is a script of its own: who plays one does not load the others. */
const parts: Readonly<Record<ThemeId, () => Promise<Theme>>> = {
  'arara-dourada': async () => (await import('./arara-dourada.ts')).araraDourada,
  'furia-da-onca': async () => (await import('./furia-da-onca.ts')).furiaDaOnca,
  'chuva-de-gemas': async () => (await import('./chuva-de-gemas.ts')).chuvaDeGemas,
  'bau-do-capitao': async () => (await import('./bau-do-capitao.ts')).bauDoCapitao,
  'mascara-do-farao': async () => (await import('./mascara-do-farao.ts')).mascaraDoFarao,
  'frutas-mil': async () => (await import('./frutas-mil.ts')).frutasMil,
  'dragao-de-jade': async () => (await import('./dragao-de-jade.ts')).dragaoDeJade,
  'noite-de-folia': async () => (await import('./noite-de-folia.ts')).noiteDeFolia,
}

/** Loads one theme; rejects where its script does not arrive. */
export function loadTheme(id: ThemeId): Promise<Theme> {
  return parts[id]()
}
