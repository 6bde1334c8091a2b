import type { Theme, ThemeId } from '#games/slots/types.ts'

/** Each theme is a script of its own, so that a player loads only one. */
const parts: Readonly<Record<ThemeId, () => Promise<Theme>>> = {
  'arara-dourada': async () => (await import('./arara-dourada.ts')).araraDourada,
  'furia-da-onca': async () => (await import('./furia-da-onca.ts')).furiaDaOnca,
  'chuva-de-gemas': async () => (await import('./chuva-de-gemas.ts')).chuvaDeGemas,
  'bau-do-capitao': async () => (await import('./bau-do-capitao.ts')).bauDoCapitao,
  'mascara-do-farao': async () => (await import('./mascara-do-farao.ts')).mascaraDoFarao,
  'frutas-mil': async () => (await import('./frutas-mil.ts')).frutasMil,
  'dragao-de-jade': async () => (await import('./dragao-de-jade.ts')).dragaoDeJade,
  'noite-de-folia': async () => (await import('./noite-de-folia.ts')).noiteDeFolia,
  'rio-do-dourado': async () => (await import('./rio-do-dourado.ts')).rioDoDourado,
  'jangada-do-sol': async () => (await import('./jangada-do-sol.ts')).jangadaDoSol,
  'saci-do-vento': async () => (await import('./saci-do-vento.ts')).saciDoVento,
  'fogo-do-boitata': async () => (await import('./fogo-do-boitata.ts')).fogoDoBoitata,
  'sanfona-do-sertao': async () => (await import('./sanfona-do-sertao.ts')).sanfonaDoSertao,
  'cafe-da-serra': async () => (await import('./cafe-da-serra.ts')).cafeDaSerra,
  'pipa-no-ceu': async () => (await import('./pipa-no-ceu.ts')).pipaNoCeu,
  'tatu-tesoureiro': async () => (await import('./tatu-tesoureiro.ts')).tatuTesoureiro,
  'roda-de-truco': async () => (await import('./roda-de-truco.ts')).rodaDeTruco,
  'febre-do-garimpo': async () => (await import('./febre-do-garimpo.ts')).febreDoGarimpo,
  'farol-da-ilha': async () => (await import('./farol-da-ilha.ts')).farolDaIlha,
  'trem-das-gerais': async () => (await import('./trem-das-gerais.ts')).tremDasGerais,
  'cacau-de-ouro': async () => (await import('./cacau-de-ouro.ts')).cacauDeOuro,
  'beija-flor-real': async () => (await import('./beija-flor-real.ts')).beijaFlorReal,
  'carranca-do-rio': async () => (await import('./carranca-do-rio.ts')).carrancaDoRio,
  'canto-da-iara': async () => (await import('./canto-da-iara.ts')).cantoDaIara,
}

/** Loads a theme; rejects if its script cannot be loaded. */
export function loadTheme(id: ThemeId): Promise<Theme> {
  return parts[id]()
}
