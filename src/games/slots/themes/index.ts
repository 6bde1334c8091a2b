import type { Theme, ThemeId } from '#games/slots/types.ts'
import { araraDourada } from './arara-dourada.ts'
import { bauDoCapitao } from './bau-do-capitao.ts'
import { chuvaDeGemas } from './chuva-de-gemas.ts'
import { dragaoDeJade } from './dragao-de-jade.ts'
import { frutasMil } from './frutas-mil.ts'
import { furiaDaOnca } from './furia-da-onca.ts'
import { mascaraDoFarao } from './mascara-do-farao.ts'
import { noiteDeFolia } from './noite-de-folia.ts'

/** Every theme at once, for the gateway. The client loads the one it plays: {@link loadTheme}. */
export const themes: Readonly<Record<ThemeId, Theme>> = {
  'arara-dourada': araraDourada,
  'furia-da-onca': furiaDaOnca,
  'chuva-de-gemas': chuvaDeGemas,
  'bau-do-capitao': bauDoCapitao,
  'mascara-do-farao': mascaraDoFarao,
  'frutas-mil': frutasMil,
  'dragao-de-jade': dragaoDeJade,
  'noite-de-folia': noiteDeFolia,
}
