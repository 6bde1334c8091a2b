import { withoutPlace } from '#lib/mobile-text.ts'
import { commonWords } from './common-words.ts'

/** Letters that people replace by digits or signs. */
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Most digits and signs around a common word for the password still to count as common. */
const mostAround = 6

/** Sequences of neighbouring keys. */
const walks = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]

/**
 * Whether a password is one of the first that an attacker would try: a common word with a few digits around it, also
 * with letters replaced by signs; a short repeated piece; a keyboard sequence; a date; the account's own name.
 */
export function isCommonPassword(password: string, username: string): boolean {
  const plain = fold(password)
  const name = fold(username.trim())
  return (
    isRepeated(plain) ||
    isWalk(plain) ||
    isDate(plain) ||
    isNumberOf(plain, name) ||
    isDressed(plain, (core) => core === name || commonWords.has(core))
  )
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isRepeated = (text: string) => /^(.{1,4}?)\1+.?$/u.test(text)

const isWalk = (text: string) =>
  walks.some((row) => {
    const both = `${row}${row}${[...row].reverse().join('').repeat(2)}`
    return both.includes(text)
  })

/** Eight digits that are a date between 1900 and 2099, in any order of day, month and year. */
const isDate = (text: string) =>
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/.test(
    text,
  )

/** The mobile number that is the account name, with or without its country. */
function isNumberOf(text: string, name: string): boolean {
  const digits = text.replace(/[\s().+-]/g, '')
  return name.startsWith('+') && /^\d{8,}$/.test(digits) && withoutPlace(name).endsWith(digits.replace(/^0+/, ''))
}

/** Checks the word inside the text, both unchanged and with replaced letters restored. */
function isDressed(text: string, common: (core: string) => boolean): boolean {
  const revealed = [...text].map((letter) => disguises[letter] ?? letter).join('')
  const cores = [
    text.replace(/^[^a-z]+|[^a-z]+$/g, ''),
    text.replace(/[^a-z]+/g, ''),
    revealed.replace(/^[^a-z]+|[^a-z]+$/g, ''),
    // Digits at the end are more often a year or a count than replaced letters.
    [...text.replace(/[^a-z]+$/, '')].map((letter) => disguises[letter] ?? letter).join(''),
  ]
  return cores.some((core) => core.length >= 3 && text.length - core.length <= mostAround && common(core))
}
