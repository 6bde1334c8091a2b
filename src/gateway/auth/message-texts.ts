import type { Executor } from '#gateway/db/client.ts'
import { readSetting } from '#gateway/system/settings.ts'
import { brandSetting } from '#gateway/system/site-settings.ts'

interface Texts {
  code(code: string, minutes: number): string
  readonly codeSubject: string
  readonly resetSubject: string
  reset(link: string, minutes: number): string
}

const pt = (brand: string): Texts => ({
  code: (code, minutes) =>
    `${brand}: seu código é ${code}. Vale por ${minutes} min. Não compartilhe este código com ninguém.`,
  codeSubject: `Seu código da ${brand}`,
  resetSubject: `Nova senha na ${brand}`,
  reset: (link, minutes) =>
    `Olá!\n\nPara escolher uma senha nova, abra este link nos próximos ${minutes} minutos:\n\n${link}\n\n` +
    'Se você não pediu uma nova senha, não precisa fazer nada: sua senha continua a mesma.\n',
})

const en = (brand: string): Texts => ({
  code: (code, minutes) => `${brand}: your code is ${code}. Valid for ${minutes} min. Do not share it with anyone.`,
  codeSubject: `Your ${brand} code`,
  resetSubject: `New password at ${brand}`,
  reset: (link, minutes) =>
    `Hello!\n\nTo choose a new password, open this link within the next ${minutes} minutes:\n\n${link}\n\n` +
    'If you did not ask for it, you do not need to do anything: your password stays the same.\n',
})

/** Texts of SMS and e-mails with the operator's name, in the requested language or else in Portuguese. */
export async function messageTexts(on: Executor, language: string | undefined): Promise<Texts> {
  const { name } = await readSetting(on, brandSetting.name, brandSetting.shape, brandSetting.fallback)
  return language?.split('-')[0] === 'en' ? en(name) : pt(name)
}
