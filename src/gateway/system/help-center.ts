import { array, record, string, type } from 'superstruct'
import type { Executor } from '#gateway/db/client.ts'
import { defineSetting, readSettings } from './settings.ts'

const entry = (term: string, pt: string, en: string) => ({ term, title: { pt, en } })

/** Anchors of `/help` with their titles by language. The articles are pages of the site. */
const helpSetting = defineSetting('help', array(type({ term: string(), title: record(string(), string()) })), [
  entry('about', 'Quem somos', 'About us'),
  entry('account', 'Minha conta', 'My account'),
  entry('security', 'Segurança', 'Security'),
  entry('deposit', 'Como depositar', 'How to deposit'),
  entry('rounds', 'Rodadas e resultados', 'Rounds and results'),
  entry('fairness', 'Jogos justos', 'Fair games'),
  entry('responsible', 'Jogo responsável', 'Responsible gaming'),
  entry('crisis', 'O jogo virou problema?', 'Has gambling become a problem?'),
  entry('support', 'Atendimento', 'Customer service'),
  entry('terms', 'Termos de uso', 'Terms of use'),
  entry('privacy', 'Privacidade', 'Privacy'),
])

const fallback = 'en'

/** Help terms in order; titles that are not translated are in English. */
export async function listHelp(on: Executor, language: string) {
  const { help } = await readSettings(on, { help: helpSetting })
  const [base = fallback] = language.split('-')
  return help.map(({ term, title }) => ({ term, title: title[base] ?? title[fallback] ?? term }))
}
