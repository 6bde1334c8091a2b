import { expect, test } from 'vitest'
import { quickPick } from '#games/keno/face/quick-pick.ts'
import { isKenoChoice } from '#games/keno/rules.ts'

test('a quick pick has as many numbers as were picked, or ten, and is a choice that is offered', () => {
  for (let picked = 0; picked <= 10; picked++) {
    const picks = quickPick(picked)
    expect(picks).toHaveLength(picked || 10)
    expect(isKenoChoice({ picks, risk: 'low' })).toBe(true)
  }
})
