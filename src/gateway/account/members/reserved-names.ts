import type { FieldFailure } from '#contract/envelope.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { readSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { asLine } from '#lib/pasted.ts'
import { isDisguised, isMixed, skeletonOf } from './name-skeleton.ts'

/** Words by which people would take a member for the house (product rule 1.8). */
const ofTheHouse = [
  ...['admin', 'admins', 'administrator', 'administrador', 'administradora', 'administracao', 'administration', 'adm'],
  ...['moderator', 'moderador', 'moderadora', 'moderacao', 'moderation', 'mod', 'root', 'superuser', 'sysadmin'],
  ...['support', 'suporte', 'atendimento', 'helpdesk', 'staff', 'system', 'sistema', 'ouvidoria', 'webmaster'],
  ...['operator', 'operador', 'operadora', 'postmaster', 'hostmaster', 'customerservice', 'админ', 'модератор'],
]

/** Articles of one letter, which change nothing as words of their own. Within a word they do: Adma is a name, and adm is none. */
const articles = ['o', 'a']

/** Words that change nothing beside them. */
const besides = ['the', 'de', 'do', 'da', 'oficial', 'official', 'real', 'team', 'equipe', 'time', 'br', 'bet', 'vip']

/** Why a name cannot be chosen; undefined for all others. */
export type NameCheck = (name: string) => FieldFailure | undefined

/**
 * The check of names that others see. Refused are names without a visible character, words that mix alphabets, letters
 * that only serve as look-alikes, and what looks like a word of the house, or like the operator's brand alone or beside
 * words that change nothing.
 *
 * @param brand the operator's name
 */
export function nameCheck(brand: string): NameCheck {
  const own = lettersOf(skeletonOf(brand))
  const reserved = [...ofTheHouse.map(skeletonOf).map(lettersOf), own].filter((word) => word.length > 2)
  const chain = new RegExp(`^(?:${[...reserved, ...besides.map(skeletonOf)].join('|')})+$`, 'u')
  const looksReserved = (text: string) =>
    chain.test(text) && reserved.some((word) => text === word || text.startsWith(word) || text.endsWith(word))
  const isReserved = (name: string) =>
    readings(name).some((reading) => {
      const words = reading.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
      // A short word is part of many names, and a brand may be an animal's: Arara Azul deceives nobody.
      const telling = words.filter((word) => word.length > 4 && word !== own)
      const meant = words.filter((word) => !articles.includes(word))
      return [words.join(''), meant.join(''), ...telling].some(looksReserved)
    })
  return (name) => {
    if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(asLine(name))) return { reason: 'required' }
    return isMixed(name) || isDisguised(name) || isReserved(name) ? { reason: 'reserved' } : undefined
  }
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** How a name may be read: digits as letters or as a number at either end, and capitals as beginnings of words. */
function readings(name: string): string[] {
  const plain = name.normalize('NFKC')
  const cut = [plain, plain.replace(/\d+$/u, ''), plain.replace(/^\d+/u, ''), plain.replace(/\d+/gu, ' ')]
  const apart = plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return [...cut, apart, apart.replace(/\d+$/u, '')].map(skeletonOf)
}

/** The check with the brand of the operator's settings. */
export async function namesOf(on: Executor): Promise<NameCheck> {
  const { name, shape, fallback } = brandSetting
  return nameCheck((await readSetting(on, name, shape, fallback)).name)
}
