declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      /** Of OpenType's layout features; all without it. */
      keepFeatures?: readonly string[]
      noLayoutClosure?: boolean
      variationAxes?: Record<string, number>
    },
  ): Promise<Buffer>
}
