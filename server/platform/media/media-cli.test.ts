import { expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { mediaCommand, nextStep } from './media.cli.ts'

const test = testMall()

it('says after a move how the pictures that are uploaded meanwhile follow, to a bucket and back', () => {
  expect(nextStep({ mediaUrl: undefined }, 's3://one')).toMatch(/^Set MEDIA_URL, restart, and run it once more without MEDIA_URL:/)
  expect(nextStep({ mediaUrl: 's3://one' }, 'folder')).toMatch(
    /^Unset MEDIA_URL, restart, and run it once more with MEDIA_URL as it is now:/,
  )
})

it('moves nothing into the folder where the pictures are there', async () => {
  await expect(mediaCommand(test.ctx(), ['move', 'folder'])).rejects.toThrow('MEDIA_URL, which names where the pictures are, is not set')
})
