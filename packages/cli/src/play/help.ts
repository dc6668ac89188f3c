/** What can be typed at any question. */
export const HELP = `Answer the question in one line, as the hint below it says, or:
  Enter, guide   be led through the answer (at a terminal)
  ?3, odds ...   the exact odds of option 3, or of an answer: odds attack C3
  rule [id]      read the rule behind the question, or any rule: rule <id>
  board, legend  draw the board; what its letters stand for
  board A, board 34 52 20   a measured table from near: round a figure, round a spot
  papers [part]  what is written down beside the table: who you are, whom you met
  look [figure]  how far off everybody is, and who is in sight
  way ...        measure a way without going: way 34 52, way to <figure>
  log [n|all]    what happened last
  undo, redo     take your last answer back; play it again
  correct        put something on the table right, step by step (at a terminal)
  correct ...    the same in one line: correct Ash clip 4 because I miscounted
  what if        try something out on a branch with other dice; "back to the game"
  pass always    let this question pass from now on, or "pass this turn", where
                 it can; "ask again" ends that
  bot            let the best bot answer this one
  save FILE      keep the journal there from now on
  load FILE      go on with a saved game
  again, help    show the question again; this
  quit, Ctrl+C   leave; with --save or "save" all is on disk
`;
