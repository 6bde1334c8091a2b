import type { ThemeId } from '#games/slots/types.ts'
import type { SymbolSet } from './symbol-set.ts'
import { araraDourada } from './themes/arara-dourada.ts'
import { bauDoCapitao } from './themes/bau-do-capitao.ts'
import { beijaFlorReal } from './themes/beija-flor-real.ts'
import { cacauDeOuro } from './themes/cacau-de-ouro.ts'
import { cafeDaSerra } from './themes/cafe-da-serra.ts'
import { cantoDaIara } from './themes/canto-da-iara.ts'
import { carrancaDoRio } from './themes/carranca-do-rio.ts'
import { chuvaDeGemas } from './themes/chuva-de-gemas.ts'
import { dragaoDeJade } from './themes/dragao-de-jade.ts'
import { farolDaIlha } from './themes/farol-da-ilha.ts'
import { febreDoGarimpo } from './themes/febre-do-garimpo.ts'
import { fogoDoBoitata } from './themes/fogo-do-boitata.ts'
import { frutasMil } from './themes/frutas-mil.ts'
import { furiaDaOnca } from './themes/furia-da-onca.ts'
import { jangadaDoSol } from './themes/jangada-do-sol.ts'
import { mascaraDoFarao } from './themes/mascara-do-farao.ts'
import { noiteDeFolia } from './themes/noite-de-folia.ts'
import { pipaNoCeu } from './themes/pipa-no-ceu.ts'
import { rioDoDourado } from './themes/rio-do-dourado.ts'
import { rodaDeTruco } from './themes/roda-de-truco.ts'
import { saciDoVento } from './themes/saci-do-vento.ts'
import { sanfonaDoSertao } from './themes/sanfona-do-sertao.ts'
import { tatuTesoureiro } from './themes/tatu-tesoureiro.ts'
import { tremDasGerais } from './themes/trem-das-gerais.ts'

export const symbolSets: Readonly<Record<ThemeId, SymbolSet>> = {
  'arara-dourada': araraDourada,
  'furia-da-onca': furiaDaOnca,
  'chuva-de-gemas': chuvaDeGemas,
  'bau-do-capitao': bauDoCapitao,
  'mascara-do-farao': mascaraDoFarao,
  'frutas-mil': frutasMil,
  'dragao-de-jade': dragaoDeJade,
  'noite-de-folia': noiteDeFolia,
  'rio-do-dourado': rioDoDourado,
  'jangada-do-sol': jangadaDoSol,
  'saci-do-vento': saciDoVento,
  'fogo-do-boitata': fogoDoBoitata,
  'sanfona-do-sertao': sanfonaDoSertao,
  'cafe-da-serra': cafeDaSerra,
  'pipa-no-ceu': pipaNoCeu,
  'tatu-tesoureiro': tatuTesoureiro,
  'roda-de-truco': rodaDeTruco,
  'febre-do-garimpo': febreDoGarimpo,
  'farol-da-ilha': farolDaIlha,
  'trem-das-gerais': tremDasGerais,
  'cacau-de-ouro': cacauDeOuro,
  'beija-flor-real': beijaFlorReal,
  'carranca-do-rio': carrancaDoRio,
  'canto-da-iara': cantoDaIara,
}
