/**
 * Characters that a terminal obeys, or that nobody sees: controls (C0, DEL, C1), marks of direction and other format characters, breaks
 * of lines, and halves of characters.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * A text as one line that a terminal only shows: what it would obey is escaped as in JSON (`\u001b`, `\n`). A member may have written it
 * to clear the operator's screen, to retype a command or to add a line that looks like one of the list. JSON stays JSON with the same value.
 */
export const terminalText = (text: string): string => text.replace(unseen, (found) => short[found] ?? escaped(found))

const escaped = (text: string): string =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
