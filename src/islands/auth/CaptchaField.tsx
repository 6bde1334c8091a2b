import { type ComponentProps, Suspense } from 'react'
import { latePart } from '#islands/late-part.tsx'
import type { CaptchaLetters } from './CaptchaLetters.tsx'

const Letters = latePart(async () => (await import('./CaptchaLetters.tsx')).CaptchaLetters)

/** Comes when letters are asked for, which few people ever see. */
export function CaptchaField(props: ComponentProps<typeof CaptchaLetters>) {
  return props.captcha.shown ? (
    <Suspense fallback={null}>
      <Letters {...props} />
    </Suspense>
  ) : null
}
