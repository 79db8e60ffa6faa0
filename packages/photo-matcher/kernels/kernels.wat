;; Inner loops of describing a picture, four numbers at once. Addresses and lengths are bytes of the memory, numbers are 32 bit floats.
;; `node tools/generated.ts write` assembles this file into kernels-code.rules.ts.
(module
  (import "kernels" "memory" (memory 1 4096 shared))

  (func $sum (param $four v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $four)) (f32x4.extract_lane 1 (local.get $four)))
      (f32.add (f32x4.extract_lane 2 (local.get $four)) (f32x4.extract_lane 3 (local.get $four)))))

  ;; A row of a matrix times a vector of $bytes, a multiple of 16.
  (func $product (param $row i32) (param $vector i32) (param $bytes i32) (result f32)
    (local $i i32) (local $total v128)
    (loop $next
      (local.set $total
        (f32x4.add (local.get $total)
          (f32x4.mul
            (v128.load (i32.add (local.get $row) (local.get $i)))
            (v128.load (i32.add (local.get $vector) (local.get $i))))))
      (local.set $i (i32.add (local.get $i) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $i) (local.get $bytes))))
    (call $sum (local.get $total)))

  ;; Writes one number for each of the matrix's $rows; a row and the vector have $bytes, a multiple of 16. Four rows at once: each number of the
  ;; vector is read once for four, and their additions do not wait for each other.
  (func (export "multiply") (param $matrix i32) (param $rows i32) (param $bytes i32) (param $vector i32) (param $out i32)
    (local $i i32) (local $end i32) (local $v v128)
    (local $second i32) (local $third i32) (local $fourth i32)
    (local $sum1 v128) (local $sum2 v128) (local $sum3 v128) (local $sum4 v128)
    (block $rest
      (loop $four
        (br_if $rest (i32.lt_s (local.get $rows) (i32.const 4)))
        (local.set $second (i32.add (local.get $matrix) (local.get $bytes)))
        (local.set $third (i32.add (local.get $second) (local.get $bytes)))
        (local.set $fourth (i32.add (local.get $third) (local.get $bytes)))
        (local.set $sum1 (v128.const f32x4 0 0 0 0))
        (local.set $sum2 (v128.const f32x4 0 0 0 0))
        (local.set $sum3 (v128.const f32x4 0 0 0 0))
        (local.set $sum4 (v128.const f32x4 0 0 0 0))
        (local.set $i (i32.const 0))
        (loop $next
          (local.set $v (v128.load (i32.add (local.get $vector) (local.get $i))))
          (local.set $sum1 (f32x4.add (local.get $sum1) (f32x4.mul (local.get $v) (v128.load (i32.add (local.get $matrix) (local.get $i))))))
          (local.set $sum2 (f32x4.add (local.get $sum2) (f32x4.mul (local.get $v) (v128.load (i32.add (local.get $second) (local.get $i))))))
          (local.set $sum3 (f32x4.add (local.get $sum3) (f32x4.mul (local.get $v) (v128.load (i32.add (local.get $third) (local.get $i))))))
          (local.set $sum4 (f32x4.add (local.get $sum4) (f32x4.mul (local.get $v) (v128.load (i32.add (local.get $fourth) (local.get $i))))))
          (local.set $i (i32.add (local.get $i) (i32.const 16)))
          (br_if $next (i32.lt_u (local.get $i) (local.get $bytes))))
        (f32.store (local.get $out) (call $sum (local.get $sum1)))
        (f32.store offset=4 (local.get $out) (call $sum (local.get $sum2)))
        (f32.store offset=8 (local.get $out) (call $sum (local.get $sum3)))
        (f32.store offset=12 (local.get $out) (call $sum (local.get $sum4)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (local.set $matrix (i32.add (local.get $fourth) (local.get $bytes)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 4)))
        (br $four)))
    (block $done
      (loop $one
        (br_if $done (i32.lt_s (local.get $rows) (i32.const 1)))
        (f32.store (local.get $out) (call $product (local.get $matrix) (local.get $vector) (local.get $bytes)))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $matrix (i32.add (local.get $matrix) (local.get $bytes)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $one))))

  ;; Blurs one row. $padded begins $radius numbers before the row and ends as many behind it; $kernel is the right half of a symmetric kernel. Up to
  ;; three numbers more than $bytes are read and written.
  (func (export "blurRow") (param $padded i32) (param $out i32) (param $bytes i32) (param $kernel i32) (param $radius i32)
    (local $middle i32) (local $x i32) (local $k i32) (local $at i32) (local $total v128)
    (local.set $middle (i32.add (local.get $padded) (i32.shl (local.get $radius) (i32.const 2))))
    (local.set $radius (i32.shl (local.get $radius) (i32.const 2)))
    (loop $next
      (local.set $at (i32.add (local.get $middle) (local.get $x)))
      (local.set $total (f32x4.mul (v128.load (local.get $at)) (v128.load32_splat (local.get $kernel))))
      (local.set $k (i32.const 4))
      (loop $wider
        (local.set $total
          (f32x4.add (local.get $total)
            (f32x4.mul
              (v128.load32_splat (i32.add (local.get $kernel) (local.get $k)))
              (f32x4.add
                (v128.load (i32.sub (local.get $at) (local.get $k)))
                (v128.load (i32.add (local.get $at) (local.get $k)))))))
        (local.set $k (i32.add (local.get $k) (i32.const 4)))
        (br_if $wider (i32.le_u (local.get $k) (local.get $radius))))
      (v128.store (i32.add (local.get $out) (local.get $x)) (local.get $total))
      (local.set $x (i32.add (local.get $x) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $x) (local.get $bytes)))))

  ;; One row of a picture that is blurred across its rows: $middle is the address of that row, $above and $below hold the addresses of the rows at each
  ;; distance from 1 to $radius. Up to seven numbers more than $bytes are read and written.
  (func (export "blurColumn")
    (param $middle i32) (param $above i32) (param $below i32) (param $out i32) (param $bytes i32) (param $kernel i32) (param $radius i32)
    (local $x i32) (local $k i32) (local $one i32) (local $other i32) (local $weight v128) (local $left v128) (local $right v128)
    (local.set $radius (i32.shl (local.get $radius) (i32.const 2)))
    (loop $next
      (local.set $weight (v128.load32_splat (local.get $kernel)))
      (local.set $one (i32.add (local.get $middle) (local.get $x)))
      (local.set $left (f32x4.mul (local.get $weight) (v128.load (local.get $one))))
      (local.set $right (f32x4.mul (local.get $weight) (v128.load offset=16 (local.get $one))))
      (local.set $k (i32.const 4))
      (loop $wider
        (local.set $weight (v128.load32_splat (i32.add (local.get $kernel) (local.get $k))))
        (local.set $one (i32.add (local.get $x) (i32.load (i32.add (local.get $above) (local.get $k)))))
        (local.set $other (i32.add (local.get $x) (i32.load (i32.add (local.get $below) (local.get $k)))))
        (local.set $left
          (f32x4.add (local.get $left)
            (f32x4.mul (local.get $weight) (f32x4.add (v128.load (local.get $one)) (v128.load (local.get $other))))))
        (local.set $right
          (f32x4.add (local.get $right)
            (f32x4.mul (local.get $weight) (f32x4.add (v128.load offset=16 (local.get $one)) (v128.load offset=16 (local.get $other))))))
        (local.set $k (i32.add (local.get $k) (i32.const 4)))
        (br_if $wider (i32.le_u (local.get $k) (local.get $radius))))
      (v128.store (i32.add (local.get $out) (local.get $x)) (local.get $left))
      (v128.store offset=16 (i32.add (local.get $out) (local.get $x)) (local.get $right))
      (local.set $x (i32.add (local.get $x) (i32.const 32)))
      (br_if $next (i32.lt_u (local.get $x) (local.get $bytes)))))

  ;; Eight channels of one row of a convolution: $pixels of it, a multiple of 4, whose inputs lie $step bytes apart. A pixel's input is $rows pieces of
  ;; $rowBytes, $stride bytes apart; $weights has eight numbers that are added, then eight for each number of the input. Outputs lie $outStep bytes apart.
  (func (export "convolve")
    (param $in i32) (param $weights i32) (param $out i32) (param $pixels i32) (param $step i32) (param $rows i32) (param $rowBytes i32)
    (param $stride i32) (param $outStep i32)
    (local $row i32) (local $rest i32) (local $w i32) (local $p1 i32) (local $p2 i32) (local $p3 i32) (local $p4 i32) (local $end i32)
    (local $low v128) (local $high v128) (local $value v128)
    (local $a1 v128) (local $b1 v128)
    (local $a2 v128) (local $b2 v128)
    (local $a3 v128) (local $b3 v128)
    (local $a4 v128) (local $b4 v128)
    (local.set $rest (local.get $pixels))
    (loop $next
      (local.set $a1 (v128.load (local.get $weights)))
      (local.set $b1 (v128.load offset=16 (local.get $weights)))
      (local.set $a2 (v128.load (local.get $weights)))
      (local.set $b2 (v128.load offset=16 (local.get $weights)))
      (local.set $a3 (v128.load (local.get $weights)))
      (local.set $b3 (v128.load offset=16 (local.get $weights)))
      (local.set $a4 (v128.load (local.get $weights)))
      (local.set $b4 (v128.load offset=16 (local.get $weights)))
      (local.set $w (i32.add (local.get $weights) (i32.const 32)))
      (local.set $row (i32.const 0))
      (loop $piece
        (local.set $p1 (i32.add (local.get $in) (i32.mul (local.get $row) (local.get $stride))))
        (local.set $p2 (i32.add (local.get $p1) (local.get $step)))
        (local.set $p3 (i32.add (local.get $p2) (local.get $step)))
        (local.set $p4 (i32.add (local.get $p3) (local.get $step)))
        (local.set $end (i32.add (local.get $p1) (local.get $rowBytes)))
        (loop $number
          (local.set $low (v128.load (local.get $w)))
          (local.set $high (v128.load offset=16 (local.get $w)))
          (local.set $value (v128.load32_splat (local.get $p1)))
          (local.set $a1 (f32x4.add (local.get $a1) (f32x4.mul (local.get $low) (local.get $value))))
          (local.set $b1 (f32x4.add (local.get $b1) (f32x4.mul (local.get $high) (local.get $value))))
          (local.set $value (v128.load32_splat (local.get $p2)))
          (local.set $a2 (f32x4.add (local.get $a2) (f32x4.mul (local.get $low) (local.get $value))))
          (local.set $b2 (f32x4.add (local.get $b2) (f32x4.mul (local.get $high) (local.get $value))))
          (local.set $value (v128.load32_splat (local.get $p3)))
          (local.set $a3 (f32x4.add (local.get $a3) (f32x4.mul (local.get $low) (local.get $value))))
          (local.set $b3 (f32x4.add (local.get $b3) (f32x4.mul (local.get $high) (local.get $value))))
          (local.set $value (v128.load32_splat (local.get $p4)))
          (local.set $a4 (f32x4.add (local.get $a4) (f32x4.mul (local.get $low) (local.get $value))))
          (local.set $b4 (f32x4.add (local.get $b4) (f32x4.mul (local.get $high) (local.get $value))))
          (local.set $w (i32.add (local.get $w) (i32.const 32)))
          (local.set $p2 (i32.add (local.get $p2) (i32.const 4)))
          (local.set $p3 (i32.add (local.get $p3) (i32.const 4)))
          (local.set $p4 (i32.add (local.get $p4) (i32.const 4)))
          (br_if $number (i32.lt_u (local.tee $p1 (i32.add (local.get $p1) (i32.const 4))) (local.get $end))))
        (br_if $piece (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $rows))))
      (v128.store (local.get $out) (local.get $a1))
      (v128.store offset=16 (local.get $out) (local.get $b1))
      (local.set $out (i32.add (local.get $out) (local.get $outStep)))
      (v128.store (local.get $out) (local.get $a2))
      (v128.store offset=16 (local.get $out) (local.get $b2))
      (local.set $out (i32.add (local.get $out) (local.get $outStep)))
      (v128.store (local.get $out) (local.get $a3))
      (v128.store offset=16 (local.get $out) (local.get $b3))
      (local.set $out (i32.add (local.get $out) (local.get $outStep)))
      (v128.store (local.get $out) (local.get $a4))
      (v128.store offset=16 (local.get $out) (local.get $b4))
      (local.set $out (i32.add (local.get $out) (local.get $outStep)))
      (local.set $in (i32.add (local.get $in) (i32.shl (local.get $step) (i32.const 2))))
      (br_if $next (local.tee $rest (i32.sub (local.get $rest) (i32.const 4)))))))
