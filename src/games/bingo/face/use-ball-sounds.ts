import { useEffect } from 'react'
import type { PlaySound } from '#games/sound/sound.ts'

/**
 * Lets balls that are drawn be heard, and patterns that they complete.
 *
 * @param drawn how many balls can be seen; zero while none are drawn
 * @param won how many patterns are complete
 * @param every of how many balls one is heard: in a quick draw more could not be told apart
 */
export function useBallSounds(sound: PlaySound, drawn: number, won: number, every: number): void {
  const heard = Math.ceil(drawn / every)
  useEffect(() => {
    if (heard > 0) sound('bingo-ball')
  }, [sound, heard])
  const isDrawing = drawn > 0
  useEffect(() => {
    if (isDrawing && won > 0) sound('scatter')
  }, [sound, isDrawing, won])
}
