/** The part of the runtime that photo search uses, the same in every version from 1.16 on. */
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dims: readonly number[])
    readonly type: string
    readonly data: Float32Array
    readonly dims: readonly number[]
  }
  export interface Session {
    readonly inputNames: readonly string[]
    readonly outputNames: readonly string[]
    run(inputs: Record<string, Tensor>, outputs: readonly string[]): Promise<Record<string, Tensor>>
  }
  export const InferenceSession: {
    create(file: string, options: { intraOpNumThreads: number; interOpNumThreads: number }): Promise<Session>
  }
}
