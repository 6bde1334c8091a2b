import { brand } from '#lib/brand.ts'

interface Texts {
  code(code: string, minutes: number): string
  readonly codeSubject: string
  readonly resetSubject: string
  reset(link: string, minutes: number): string
}

const pt: Texts = {
  code: (code, minutes) =>
    `${brand.name}: seu código é ${code}. Vale por ${minutes} min. Não passe este código a ninguém.`,
  codeSubject: `Seu código da ${brand.name}`,
  resetSubject: `Nova senha na ${brand.name}`,
  reset: (link, minutes) =>
    `Olá!\n\nPara escolher uma senha nova, abra este link nos próximos ${minutes} minutos:\n\n${link}\n\n` +
    'Se não foi você quem pediu, não precisa fazer nada: sua senha continua a mesma.\n',
}

const en: Texts = {
  code: (code, minutes) =>
    `${brand.name}: your code is ${code}. Valid for ${minutes} min. Do not share it with anyone.`,
  codeSubject: `Your ${brand.name} code`,
  resetSubject: `New password at ${brand.name}`,
  reset: (link, minutes) =>
    `Hello!\n\nTo choose a new password, open this link within the next ${minutes} minutes:\n\n${link}\n\n` +
    'If you did not ask for it, you need not do anything: your password stays as it is.\n',
}

/** What messages say, in the language asked for; Portuguese where there is no other. */
export function messageTexts(language: string | undefined): Texts {
  return language?.split('-')[0] === 'en' ? en : pt
}
