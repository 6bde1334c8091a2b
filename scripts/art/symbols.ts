import type { ThemeId } from '#games/slots/types.ts'
import type { SymbolSet } from './symbol-set.ts'
import { araraDourada } from './themes/arara-dourada.ts'
import { bauDoCapitao } from './themes/bau-do-capitao.ts'
import { chuvaDeGemas } from './themes/chuva-de-gemas.ts'
import { dragaoDeJade } from './themes/dragao-de-jade.ts'
import { frutasMil } from './themes/frutas-mil.ts'
import { furiaDaOnca } from './themes/furia-da-onca.ts'
import { mascaraDoFarao } from './themes/mascara-do-farao.ts'
import { noiteDeFolia } from './themes/noite-de-folia.ts'

export const symbolSets: Readonly<Record<ThemeId, SymbolSet>> = {
  'arara-dourada': araraDourada,
  'furia-da-onca': furiaDaOnca,
  'chuva-de-gemas': chuvaDeGemas,
  'bau-do-capitao': bauDoCapitao,
  'mascara-do-farao': mascaraDoFarao,
  'frutas-mil': frutasMil,
  'dragao-de-jade': dragaoDeJade,
  'noite-de-folia': noiteDeFolia,
}
