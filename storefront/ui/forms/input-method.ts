import type { KeyboardEvent } from 'react'

/** Whether a key is the input method's, which chooses with it. Safari has ended the composition before the key that ends it: its code tells then. */
export const isInputMethodKey = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229
