// Every form of the screen, in one file: people often open several, and each file would be a round trip.

export { ExportForm } from '#islands/account/export/ExportForm.tsx'
export { BeginForm, RemoveForm, RenewForm } from './AuthenticatorForms.tsx'
export { AuthenticatorSetupForm } from './AuthenticatorSetupForm.tsx'
export { CloseForm } from './CloseForm.tsx'
export { ContactForm } from './ContactForm.tsx'
export { ForgottenForm } from './ForgottenForm.tsx'
export { LoginPasswordForm } from './LoginPasswordForm.tsx'
export { PasskeyAddForm, PasskeyRemoveForm } from './PasskeyForms.tsx'
export { BirthdayForm, NicknameForm } from './ProfileForms.tsx'
export { RecoveryCodes } from './RecoveryCodes.tsx'
export { WithdrawPasswordForm } from './WithdrawPasswordForm.tsx'
