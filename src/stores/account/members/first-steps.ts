import { $session } from '#stores/account/auth/session.ts'
import { environment } from '#stores/environment.ts'
import { firstStepsKey } from '#stores/storage-keys.ts'

const account = () => $session.get()?.account ?? ''

/** Whether the person has hidden the first steps of this account on this device (product rule 12.22). */
export const firstStepsHidden = (): boolean => environment.device.get(firstStepsKey) === account()

/** Hides them for good. */
export const hideFirstSteps = (): void => environment.device.set(firstStepsKey, account())
