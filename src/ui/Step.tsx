import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  id: string
  /** Whether it is the first step of a screen. Its heading is that of the screen, and takes no focus from anything. */
  isFirst?: boolean
  children: ReactNode
}

/**
 * The heading of a step of a flow (product rule 16.13): the step opens at its top, with the focus on its heading, so that nobody
 * lands in the middle of what replaced their form. Give it another `key` for another step in the same place.
 */
export function StepTitle({ id, isFirst = false, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (isFirst && activeElement && activeElement !== body) return
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: isFirst ? 'nearest' : 'start' })
  }, [isFirst])
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <Heading id={id} ref={title} tabIndex={-1}>
      {children}
    </Heading>
  )
}

/**
 * The main action of a step, below what was refused. It stays in view on phones while the step is longer than the screen. The
 * stylesheet of the screen brings `step.css`.
 */
export const StepAction = ({ children }: { children: ReactNode }) => <div className="step__act">{children}</div>
