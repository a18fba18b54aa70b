/** Pieces that make careless patterns run away. */
const pieces = [
  ..."( [ { < () <!-- {%_ {%_comment a_ word_ $ $_ -_ • *_ 1 1, 1_ $1_to_ one_ . ._ ; ,_ , # ** [a]( & “ K \u200B".split(
    " ",
  ),
  ..."Aa,_TX_ in_Aa_ hiring_a_new_ Must_have:_ must_have_ and_ on-call_ travel_1 https:// our_18-bed_".split(
    " ",
  ),
  ..."w/_Aa,_a in_aa_tx_ ✅_a needs_1_yr_ pager_paid_1_ must_work_a_ is_required,_as_is_ Aa_@_ a,_no_go:_ $1_|_ **a**_a:1,Au,_TX;_ A._€1 Nurses_".split(
    " ",
  ),
  ..."the_process_is_a,_b_ applications_by_ Monday_to_ poach_from_Aa,_ Remote_-_ $5k_bonus,_ A_".split(
    " ",
  ),
].map((piece) => piece.replaceAll("_", " "));
export const traps = [
  ...pieces,
  "\n",
  "a\n",
  "- a\n",
  "A\n",
  "a:\n",
  "\r\n\t",
  "\u00A0",
  "😀",
  "Requirements\n",
  "Pay: $1\n",
  "Go and ",
  "a.b",
  "1.2.",
  ". A",
  "a",
  " ",
  "C+#",
  "American Sign ",
  // Names that every object has: no word of a text may find them.
  "constructor ",
  "__proto__ ",
  "toString\n",
];
