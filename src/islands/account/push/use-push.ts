import { faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import type { Push } from '#contract/account/push/push.ts'
import { useRun } from '#islands/use-run.ts'
import { useWords } from '#islands/Words.tsx'
import { subscribe } from '#stores/account/push/push.ts'
import { PushError, subscribeBrowser } from './browser.ts'

/** Subscribes this device, and says why that failed. */
export function usePush(language: string) {
  const t = useWords<'push' | 'errors' | 'centre'>()
  const failureText = (error: unknown) =>
    error instanceof PushError ? t(`push.${error.reason}`) : faultText(t, faultOf(error))
  const { busy, failure, run } = useRun(failureText)
  const turnOn = (key: NonNullable<Push['key']>) =>
    run(async () => {
      await subscribe({ ...(await subscribeBrowser(key)), language })
    })
  return { busy, failure, run, turnOn }
}
