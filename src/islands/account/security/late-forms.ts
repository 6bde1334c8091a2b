import type { Area } from '#i18n/areas.ts'
import { latePart } from '#islands/late-part.tsx'

const forms = () => import('./forms.ts')

/** Texts of the forms only. */
const words: readonly Area[] = ['auth', 'auth-steps', 'common', 'auth-passkeys']

export const AuthenticatorSetupForm = latePart(
  async () => ({ AuthenticatorSetupForm: (await forms()).AuthenticatorSetupForm }),
  'AuthenticatorSetupForm',
  words,
)
export const BeginForm = latePart(async () => ({ BeginForm: (await forms()).BeginForm }), 'BeginForm', words)
export const BirthdayForm = latePart(
  async () => ({ BirthdayForm: (await forms()).BirthdayForm }),
  'BirthdayForm',
  words,
)
export const CloseForm = latePart(async () => ({ CloseForm: (await forms()).CloseForm }), 'CloseForm', words)
export const ContactForm = latePart(async () => ({ ContactForm: (await forms()).ContactForm }), 'ContactForm', words)
export const ExportForm = latePart(async () => ({ ExportForm: (await forms()).ExportForm }), 'ExportForm', words)
export const ForgottenForm = latePart(
  async () => ({ ForgottenForm: (await forms()).ForgottenForm }),
  'ForgottenForm',
  words,
)
export const LoginPasswordForm = latePart(
  async () => ({ LoginPasswordForm: (await forms()).LoginPasswordForm }),
  'LoginPasswordForm',
  words,
)
export const NicknameForm = latePart(
  async () => ({ NicknameForm: (await forms()).NicknameForm }),
  'NicknameForm',
  words,
)
export const PasskeyAddForm = latePart(
  async () => ({ PasskeyAddForm: (await forms()).PasskeyAddForm }),
  'PasskeyAddForm',
  words,
)
export const PasskeyRemoveForm = latePart(
  async () => ({ PasskeyRemoveForm: (await forms()).PasskeyRemoveForm }),
  'PasskeyRemoveForm',
  words,
)
export const RecoveryCodes = latePart(
  async () => ({ RecoveryCodes: (await forms()).RecoveryCodes }),
  'RecoveryCodes',
  words,
)
export const RemoveForm = latePart(async () => ({ RemoveForm: (await forms()).RemoveForm }), 'RemoveForm', words)
export const RenewForm = latePart(async () => ({ RenewForm: (await forms()).RenewForm }), 'RenewForm', words)
export const WithdrawPasswordForm = latePart(
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
