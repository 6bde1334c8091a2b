/**
 * What people paste, as they meant it: chat programs, bank apps and documents bring marks that nobody sees, spaces and hyphens of
 * other kinds, digits of other scripts. Site and gateway normalise texts of numbers, codes, names and keys with these functions
 * before they judge them (product rule 4.13). Passwords and free texts stay as they are.
 */

/** Marks without a width: direction, joiners, soft hyphens, byte order marks, fillers. */
const marks = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu
/** Spaces of every width, line breaks, and the empty sign of Braille. */
const spaces = /[\s\x85\u2800]+/g
const dashes = /[\p{Pd}\u02D7\u2043\u2212]/gu
const otherDigits = /[^\P{Nd}0-9]/gu
/** ASCII in the width of Chinese characters. */
const wide = /[\uFF01-\uFF5E]/g
const apostrophes = '[\u2018\u2019\u201B\u02B9\u02BB\u02BC\u02BE\u02C8\u2032\uFF07`\u00B4]'
/** Beside a Latin letter. Elsewhere they are quotation marks, as in Chinese. */
const typographic = new RegExp(`(?<=\\p{Script=Latin})${apostrophes}|${apostrophes}(?=\\p{Script=Latin})`, 'gu')

/** The value of a digit: digits of a script follow one another from 0 to 9. */
function ascii(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1
  return String(value % 10)
}

/** A text without marks, as a field keeps it while a person types. */
export const withoutMarks = (text: string): string => text.replace(marks, '')

/** A line of text without marks, with single plain spaces, and composed letters. */
export const asLine = (text: string): string => withoutMarks(text).replace(spaces, ' ').trim().normalize('NFC')

/** A name of a person or a place: apostrophes are plain, and letters have the usual width. */
export const asName = (text: string): string =>
  asLine(text)
    .replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g, narrow)
    .replace(dashes, '-')
    .replace(typographic, "'")

/** A key, an account name, an address or a date: plain letters, digits, signs and hyphens. */
export const asKey = (text: string): string =>
  asLine(text).replace(wide, narrow).replace(otherDigits, ascii).replace(dashes, '-').replace(typographic, "'")

/** A code or a number of digits, which people write in groups: without spaces and hyphens. */
export const asCode = (text: string): string => asKey(text).replace(/[ -]/g, '')

/** A code that may have hyphens, such as an invitation: without spaces. */
export const asInvitation = (text: string): string => asKey(text).replaceAll(' ', '')

function narrow(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
}
