import { inLanguage } from '#lib/in-language.ts'
import type { PromotionRow } from './promotions.ts'

const nothing = { title: '', summary: '', terms: '' }

/** The texts of a promotion in a language, or in one that it has. */
export const textsIn = ({ texts }: Pick<PromotionRow, 'texts'>, language: string) =>
  inLanguage(texts, language) ?? nothing

/** What a message says of a promotion: its name, in each language that it has. */
export function inboxTexts({ texts }: Pick<PromotionRow, 'texts'>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [`title.${language}`, title]))
}
