import { preinit } from 'react-dom'
import { StyleSheet } from '#storefront/ui/style-sheet.tsx'
import sheet from '#storefront/styles/accounts.css?url'

/** The style sheet of sign-in, registration and account pages. */
export const AccountStyles = () => <StyleSheet href={sheet} />

/** Preloads the style sheet beside the scripts that need it; browser only. */
export const fetchAccountStyles = () => preinit(sheet, { as: 'style', precedence: 'part' })
