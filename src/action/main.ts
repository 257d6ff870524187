/** The action's entry. Until the story is wired in, it fails: a gate never passes by accident. */
process.exitCode = 1;
