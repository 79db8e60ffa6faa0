import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messages } from './tools/messages.ts'

export default defineConfig({
  plugins: [messages(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  publicDir: 'storefront/public',
})
