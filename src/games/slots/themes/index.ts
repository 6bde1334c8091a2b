import type { Theme, ThemeId } from '#games/slots/types.ts'
import { araraDourada } from './arara-dourada.ts'
import { bauDoCapitao } from './bau-do-capitao.ts'
import { beijaFlorReal } from './beija-flor-real.ts'
import { cacauDeOuro } from './cacau-de-ouro.ts'
import { cafeDaSerra } from './cafe-da-serra.ts'
import { cantoDaIara } from './canto-da-iara.ts'
import { carrancaDoRio } from './carranca-do-rio.ts'
import { chuvaDeGemas } from './chuva-de-gemas.ts'
import { dragaoDeJade } from './dragao-de-jade.ts'
import { farolDaIlha } from './farol-da-ilha.ts'
import { febreDoGarimpo } from './febre-do-garimpo.ts'
import { fogoDoBoitata } from './fogo-do-boitata.ts'
import { frutasMil } from './frutas-mil.ts'
import { furiaDaOnca } from './furia-da-onca.ts'
import { jangadaDoSol } from './jangada-do-sol.ts'
import { mascaraDoFarao } from './mascara-do-farao.ts'
import { noiteDeFolia } from './noite-de-folia.ts'
import { pipaNoCeu } from './pipa-no-ceu.ts'
import { rioDoDourado } from './rio-do-dourado.ts'
import { rodaDeTruco } from './roda-de-truco.ts'
import { saciDoVento } from './saci-do-vento.ts'
import { sanfonaDoSertao } from './sanfona-do-sertao.ts'
import { tatuTesoureiro } from './tatu-tesoureiro.ts'
import { tremDasGerais } from './trem-das-gerais.ts'

/** All themes, for the gateway. The client loads only the theme that it plays, with {@link loadTheme}. */
export const themes: Readonly<Record<ThemeId, Theme>> = {
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
