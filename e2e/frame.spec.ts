import { expect, test } from './mall/mall.ts'

test('the home page opens', async ({ mall }) => {
  await mall.page.goto('/home')
  await expect(mall.page.locator('html')).toHaveAttribute('lang', 'ka-GE')
})
