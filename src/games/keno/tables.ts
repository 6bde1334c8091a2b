import type { Risk } from '#games/risk.ts'

/**
 * Multipliers in hundredths by hits, from none; the first row is for one pick, the last for ten. They are our own: for each number of
 * picks the return was spread over the hits that pay, more evenly with higher risk, and the most frequent ones were set so that the
 * whole lies between 98.9 and 99.1 %. More hits always pay more. With one pick the risk is how much of the stake a miss gives back.
 */
export const kenoTables: Readonly<Record<Risk, readonly (readonly number[])[]>> = {
  low: [
    [70, 186],
    [0, 190, 450],
    [0, 125, 220, 1150],
    [0, 97, 150, 400, 3500],
    [0, 85, 120, 220, 900, 11000],
    [0, 0, 155, 210, 600, 3500, 25000],
    [0, 0, 103, 200, 350, 1350, 12000, 40000],
    [0, 0, 93, 150, 240, 650, 4000, 40000, 60000],
    [0, 0, 0, 155, 290, 600, 2500, 19000, 50000, 80000],
    [0, 0, 0, 120, 250, 350, 1150, 7000, 40000, 65000, 100000],
  ],
  middle: [
    [40, 276],
    [0, 160, 650],
    [0, 0, 280, 5000],
    [0, 0, 270, 550, 8500],
    [0, 0, 160, 350, 1800, 25000],
    [0, 0, 0, 330, 1500, 9500, 50000],
    [0, 0, 0, 220, 700, 3000, 30000, 75000],
    [0, 0, 0, 190, 360, 1250, 8500, 65000, 100000],
    [0, 0, 0, 0, 410, 1150, 5500, 40000, 65000, 100000],
    [0, 0, 0, 0, 250, 800, 2500, 18000, 40000, 65000, 100000],
  ],
  high: [
    [0, 396],
    [0, 0, 1716],
    [0, 0, 0, 8150],
    [0, 0, 0, 1230, 22000],
    [0, 0, 0, 585, 3500, 50000],
    [0, 0, 0, 0, 2110, 22000, 100000],
    [0, 0, 0, 0, 900, 6000, 65000, 100000],
    [0, 0, 0, 0, 440, 2500, 25000, 65000, 100000],
    [0, 0, 0, 0, 0, 2000, 13000, 40000, 65000, 100000],
    [0, 0, 0, 0, 0, 1095, 5500, 25000, 40000, 65000, 100000],
  ],
}
