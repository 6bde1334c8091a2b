import { useEffect, useState } from 'react'

const each = 850

/**
 * Index of the line to highlight, or undefined for all. It shows all lines, then each one once, then all, and stops.
 * With reduced motion it does not start (WCAG 2.2.2).
 */
export function useCycle(length: number, of: unknown): number | undefined {
  const [step, setStep] = useState({ of, index: -1 })
  useEffect(() => {
    if (length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let index = -1
    setStep({ of, index })
    const timer = setInterval(() => {
      index++
      if (index === length) clearInterval(timer)
      setStep({ of, index })
    }, each)
    return () => clearInterval(timer)
  }, [length, of])
  return step.of === of && step.index >= 0 && step.index < length ? step.index : undefined
}
