import { expect, test } from 'vitest'
import { terminalText } from '#lib/terminal-text.ts'

test.each([
  ['an escape sequence', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
  ['one in a single character', '\u009b31m', '\\u009b31m'],
  ['a window title', '\u001b]0;root\u0007', '\\u001b]0;root\\u0007'],
  ['a step back and an overwritten line', 'ok\b\b\rno', 'ok\\u0008\\u0008\\rno'],
  ['delete and NUL', '\u007f\u0000', '\\u007f\\u0000'],
  ['breaks of lines and columns', 'a\nb\tc\u0085d\u2028e\u2029', 'a\\nb\\tc\\u0085d\\u2028e\\u2029'],
  ['marks of direction', '\u202egnp\u202c\u2066x\u2069\u200f\u061c', '\\u202egnp\\u202c\\u2066x\\u2069\\u200f\\u061c'],
  ['what nobody sees', 'ad\u200bmin\ufeff\u00ad', 'ad\\u200bmin\\ufeff\\u00ad'],
  ['invisible letters beyond 16 bits', '\u{e0041}', '\\udb40\\udc41'],
  ['half a character', '\ud83d', '\\ud83d'],
])('%s is shown, not obeyed', (_, text, shown) => {
  expect(terminalText(text)).toBe(shown)
  expect(JSON.parse(`"${terminalText(text)}"`)).toBe(text)
})

test('words of any language stay as they are', () => {
  const text = 'João d’Ávila · Ωμέγα · 李雷 · 🦜 C:\\nova "pasta"'
  expect(terminalText(text)).toBe(text)
})
