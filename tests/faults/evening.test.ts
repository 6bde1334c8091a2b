import { test } from 'vitest'
import { Evening } from './evening/evening.ts'
import { eveningSize } from './evening/size.ts'

const { players, minutes, seed } = eveningSize

test(
  'an evening of all games with kills, reconnects and slow clients ends reconciled, with flat memory',
  async () => {
    console.log(`evening: ${players} players, ${minutes} minutes, EVENING_SEED=${seed}`)
    const evening = new Evening(eveningSize)
    try {
      await evening.open()
      await evening.run()
      await evening.expectSound()
    } finally {
      await evening.end()
    }
  },
  (minutes + 15) * 60_000,
)
