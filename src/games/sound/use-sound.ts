import { useCallback, useEffect, useMemo, useRef } from 'react'
import { createSound, type PlaySound, type Timbre } from './sound.ts'

const nothing = () => undefined

/**
 * The sounds of a game on the screen. They end with it, and when the player turns them off.
 *
 * @param timbre always the same object for a game
 * @returns the same function at every draw
 */
export function useSound(timbre: Timbre | undefined, audible: boolean): PlaySound {
  const sound = useMemo(() => createSound(timbre), [timbre])
  const isOn = useRef(audible)
  isOn.current = audible
  useEffect(() => sound.close, [sound])
  useEffect(() => {
    if (!audible) sound.hush()
  }, [audible, sound])
  return useCallback((what) => (isOn.current ? sound.play(what) : nothing), [sound])
}
