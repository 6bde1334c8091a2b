import type { Area } from '#i18n/areas.ts'
import { lazyPart } from '#islands/lazy-part.tsx'

const forms = () => import('./forms.ts')

/** Texts of the forms only. */
const words: readonly Area[] = ['auth', 'auth-steps', 'common', 'auth-passkeys']

export const AuthenticatorSetupForm = lazyPart(
  async () => ({ AuthenticatorSetupForm: (await forms()).AuthenticatorSetupForm }),
  'AuthenticatorSetupForm',
  words,
)
export const BeginForm = lazyPart(async () => ({ BeginForm: (await forms()).BeginForm }), 'BeginForm', words)
export const BirthdayForm = lazyPart(
  async () => ({ BirthdayForm: (await forms()).BirthdayForm }),
  'BirthdayForm',
  words,
)
export const CloseForm = lazyPart(async () => ({ CloseForm: (await forms()).CloseForm }), 'CloseForm', words)
export const ContactForm = lazyPart(async () => ({ ContactForm: (await forms()).ContactForm }), 'ContactForm', words)
export const ExportForm = lazyPart(async () => ({ ExportForm: (await forms()).ExportForm }), 'ExportForm', words)
export const ForgottenForm = lazyPart(
  async () => ({ ForgottenForm: (await forms()).ForgottenForm }),
  'ForgottenForm',
  words,
)
export const LoginPasswordForm = lazyPart(
  async () => ({ LoginPasswordForm: (await forms()).LoginPasswordForm }),
  'LoginPasswordForm',
  words,
)
export const NicknameForm = lazyPart(
  async () => ({ NicknameForm: (await forms()).NicknameForm }),
  'NicknameForm',
  words,
)
export const PasskeyAddForm = lazyPart(
  async () => ({ PasskeyAddForm: (await forms()).PasskeyAddForm }),
  'PasskeyAddForm',
  words,
)
export const PasskeyRemoveForm = lazyPart(
  async () => ({ PasskeyRemoveForm: (await forms()).PasskeyRemoveForm }),
  'PasskeyRemoveForm',
  words,
)
export const RecoveryCodes = lazyPart(
  async () => ({ RecoveryCodes: (await forms()).RecoveryCodes }),
  'RecoveryCodes',
  words,
)
export const RemoveForm = lazyPart(async () => ({ RemoveForm: (await forms()).RemoveForm }), 'RemoveForm', words)
export const RenewForm = lazyPart(async () => ({ RenewForm: (await forms()).RenewForm }), 'RenewForm', words)
export const WithdrawPasswordForm = lazyPart(
  async () => ({ WithdrawPasswordForm: (await forms()).WithdrawPasswordForm }),
  'WithdrawPasswordForm',
  words,
)

const all = [
  AuthenticatorSetupForm,
  BeginForm,
  BirthdayForm,
  CloseForm,
  ContactForm,
  ExportForm,
  ForgottenForm,
  LoginPasswordForm,
  NicknameForm,
  PasskeyAddForm,
  PasskeyRemoveForm,
  RecoveryCodes,
  RemoveForm,
  RenewForm,
  WithdrawPasswordForm,
]

/** Loads the forms with their words; afterwards each of them is drawn at once. */
export const arriveForms = () => Promise.all(all.map(({ arrive }) => arrive()))
