import { readFileSync } from 'node:fs'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Messages } from '#lib/messages.ts'

/** The texts of an area. */
export const messagesFor = (language: SiteLanguage, area: string): Messages =>
  JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8'))
