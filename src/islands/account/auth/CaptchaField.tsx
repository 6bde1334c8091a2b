import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#islands/lazy-part.tsx'
import type { CaptchaLetters } from './CaptchaLetters.tsx'

const Letters = lazyPart(() => import('./CaptchaLetters.tsx'), 'CaptchaLetters', ['auth-steps'])

/** Loaded only when the gateway asks for a captcha, because few people ever see one. */
export function CaptchaField(props: ComponentProps<typeof CaptchaLetters>) {
  return props.captcha.shown ? (
    <Suspense fallback={null}>
      <Letters {...props} />
    </Suspense>
  ) : null
}
