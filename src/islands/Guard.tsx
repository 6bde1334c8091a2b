import { type ComponentType, Suspense } from 'react'
import { Boundary } from '#ui/Boundary.tsx'
import type { Parts } from '#ui/parts.ts'
import { isUnloaded } from './chunk.ts'
import { lazyPart } from './lazy-part.tsx'

interface Props {
  children: Parts
  /** Shown instead if the part was not loaded. */
  unloaded?: Parts
  /** Class of the box around the sentence. */
  className?: string | undefined
}

const PartStopped = lazyPart(() => import('./PartStopped.tsx'), 'PartStopped', ['stopped'])

/**
 * Catches a part that breaks while people use it, such as a page that a translator has changed. It says so, offers to load the part
 * again, and reminds of an order that may have been made (product rule 5.16). Its code and words are loaded only then.
 */
export function Guard({ children, unloaded, className }: Props) {
  const stopped = (
    <Boundary fallback={unloaded}>
      <Suspense fallback={null}>
        <PartStopped className={className} />
      </Suspense>
    </Boundary>
  )
  return (
    <Boundary fallback={(error) => (unloaded !== undefined && isUnloaded(error) ? unloaded : stopped)}>
      {children}
    </Boundary>
  )
}

/** The component of an island, guarded as a whole. Every island is made with it (tests/unit/islands/guard.test.ts). */
export function guarded<Props extends object>(Part: ComponentType<Props>, className?: string) {
  return function Island(props: Props) {
    return (
      <Guard className={className}>
        <Part {...props} />
      </Guard>
    )
  }
}
