import type { Choice } from '#games/lottery/play.ts'

/** What was chosen, on one line: rows apart, digits of a row together, words and numbers with commas. */
export const choiceText = (choice: Choice, option: (name: string) => string): string =>
  choice
    .map((row) => (row.length === 0 ? '–' : row.map(option).join(row.every((one) => one.length === 1) ? ' ' : ', ')))
    .join(' | ')
