import { type ComponentProps, lazy, Suspense } from 'react'
import { chunk } from '#islands/chunk.ts'
import type { CaptchaLetters } from './CaptchaLetters.tsx'

const Letters = lazy(() =>
  chunk(import('./CaptchaLetters.tsx')).then(({ CaptchaLetters }) => ({ default: CaptchaLetters })),
)

/** Comes when letters are asked for, which few people ever see. */
export function CaptchaField(props: ComponentProps<typeof CaptchaLetters>) {
  return props.captcha.shown ? (
    <Suspense fallback={null}>
      <Letters {...props} />
    </Suspense>
  ) : null
}
