import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 6848:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 6193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 3238:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 8909:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { Argument } = __nccwpck_require__(9154);
const { Command } = __nccwpck_require__(4348);
const { CommanderError, InvalidArgumentError } = __nccwpck_require__(1135);
const { Help } = __nccwpck_require__(9754);
const { Option } = __nccwpck_require__(5240);

exports.DM = new Command();

exports.gu = (name) => new Command(name);
exports.Ww = (flags, description) => new Option(flags, description);
exports.er = (name, description) => new Argument(name, description);

/**
 * Expose classes
 */

exports.uB = Command;
exports.c$ = Option;
exports.ef = Argument;
exports._V = Help;

exports.b7 = CommanderError;
exports.Di = InvalidArgumentError;
exports.a2 = InvalidArgumentError; // Deprecated


/***/ }),

/***/ 9154:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(1135);

class Argument {
  /**
   * Initialize a new command argument with the given name and description.
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @param {string} name
   * @param {string} [description]
   */

  constructor(name, description) {
    this.description = description || '';
    this.variadic = false;
    this.parseArg = undefined;
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.argChoices = undefined;

    switch (name[0]) {
      case '<': // e.g. <required>
        this.required = true;
        this._name = name.slice(1, -1);
        break;
      case '[': // e.g. [optional]
        this.required = false;
        this._name = name.slice(1, -1);
        break;
      default:
        this.required = true;
        this._name = name;
        break;
    }

    if (this._name.endsWith('...')) {
      this.variadic = true;
      this._name = this._name.slice(0, -3);
    }
  }

  /**
   * Return argument name.
   *
   * @return {string}
   */

  name() {
    return this._name;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Argument}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Set the custom handler for processing CLI command arguments into argument values.
   *
   * @param {Function} [fn]
   * @return {Argument}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Only allow argument value to be one of choices.
   *
   * @param {string[]} values
   * @return {Argument}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Make argument required.
   *
   * @returns {Argument}
   */
  argRequired() {
    this.required = true;
    return this;
  }

  /**
   * Make argument optional.
   *
   * @returns {Argument}
   */
  argOptional() {
    this.required = false;
    return this;
  }
}

/**
 * Takes an argument and returns its human readable equivalent for help usage.
 *
 * @param {Argument} arg
 * @return {string}
 * @private
 */

function humanReadableArgName(arg) {
  const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');

  return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}

exports.Argument = Argument;
exports.humanReadableArgName = humanReadableArgName;


/***/ }),

/***/ 4348:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const EventEmitter = (__nccwpck_require__(8474).EventEmitter);
const childProcess = __nccwpck_require__(1421);
const path = __nccwpck_require__(6760);
const fs = __nccwpck_require__(3024);
const process = __nccwpck_require__(1708);

const { Argument, humanReadableArgName } = __nccwpck_require__(9154);
const { CommanderError } = __nccwpck_require__(1135);
const { Help, stripColor } = __nccwpck_require__(9754);
const { Option, DualOptions } = __nccwpck_require__(5240);
const { suggestSimilar } = __nccwpck_require__(5030);

class Command extends EventEmitter {
  /**
   * Initialize a new `Command`.
   *
   * @param {string} [name]
   */

  constructor(name) {
    super();
    /** @type {Command[]} */
    this.commands = [];
    /** @type {Option[]} */
    this.options = [];
    this.parent = null;
    this._allowUnknownOption = false;
    this._allowExcessArguments = false;
    /** @type {Argument[]} */
    this.registeredArguments = [];
    this._args = this.registeredArguments; // deprecated old name
    /** @type {string[]} */
    this.args = []; // cli args with options removed
    this.rawArgs = [];
    this.processedArgs = []; // like .args but after custom processing and collecting variadic
    this._scriptPath = null;
    this._name = name || '';
    this._optionValues = {};
    this._optionValueSources = {}; // default, env, cli etc
    this._storeOptionsAsProperties = false;
    this._actionHandler = null;
    this._executableHandler = false;
    this._executableFile = null; // custom name for executable
    this._executableDir = null; // custom search directory for subcommands
    this._defaultCommandName = null;
    this._exitCallback = null;
    this._aliases = [];
    this._combineFlagAndOptionalValue = true;
    this._description = '';
    this._summary = '';
    this._argsDescription = undefined; // legacy
    this._enablePositionalOptions = false;
    this._passThroughOptions = false;
    this._lifeCycleHooks = {}; // a hash of arrays
    /** @type {(boolean | string)} */
    this._showHelpAfterError = false;
    this._showSuggestionAfterError = true;
    this._savedState = null; // used in save/restoreStateBeforeParse

    // see configureOutput() for docs
    this._outputConfiguration = {
      writeOut: (str) => process.stdout.write(str),
      writeErr: (str) => process.stderr.write(str),
      outputError: (str, write) => write(str),
      getOutHelpWidth: () =>
        process.stdout.isTTY ? process.stdout.columns : undefined,
      getErrHelpWidth: () =>
        process.stderr.isTTY ? process.stderr.columns : undefined,
      getOutHasColors: () =>
        useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
      getErrHasColors: () =>
        useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
      stripColor: (str) => stripColor(str),
    };

    this._hidden = false;
    /** @type {(Option | null | undefined)} */
    this._helpOption = undefined; // Lazy created on demand. May be null if help option is disabled.
    this._addImplicitHelpCommand = undefined; // undecided whether true or false yet, not inherited
    /** @type {Command} */
    this._helpCommand = undefined; // lazy initialised, inherited
    this._helpConfiguration = {};
    /** @type {string | undefined} */
    this._helpGroupHeading = undefined; // soft initialised when added to parent
    /** @type {string | undefined} */
    this._defaultCommandGroup = undefined;
    /** @type {string | undefined} */
    this._defaultOptionGroup = undefined;
  }

  /**
   * Copy settings that are useful to have in common across root command and subcommands.
   *
   * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
   *
   * @param {Command} sourceCommand
   * @return {Command} `this` command for chaining
   */
  copyInheritedSettings(sourceCommand) {
    this._outputConfiguration = sourceCommand._outputConfiguration;
    this._helpOption = sourceCommand._helpOption;
    this._helpCommand = sourceCommand._helpCommand;
    this._helpConfiguration = sourceCommand._helpConfiguration;
    this._exitCallback = sourceCommand._exitCallback;
    this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
    this._combineFlagAndOptionalValue =
      sourceCommand._combineFlagAndOptionalValue;
    this._allowExcessArguments = sourceCommand._allowExcessArguments;
    this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
    this._showHelpAfterError = sourceCommand._showHelpAfterError;
    this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;

    return this;
  }

  /**
   * @returns {Command[]}
   * @private
   */

  _getCommandAndAncestors() {
    const result = [];
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    for (let command = this; command; command = command.parent) {
      result.push(command);
    }
    return result;
  }

  /**
   * Define a command.
   *
   * There are two styles of command: pay attention to where to put the description.
   *
   * @example
   * // Command implemented using action handler (description is supplied separately to `.command`)
   * program
   *   .command('clone <source> [destination]')
   *   .description('clone a repository into a newly created directory')
   *   .action((source, destination) => {
   *     console.log('clone command called');
   *   });
   *
   * // Command implemented using separate executable file (description is second parameter to `.command`)
   * program
   *   .command('start <service>', 'start named service')
   *   .command('stop [service]', 'stop named service, or all if no name supplied');
   *
   * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
   * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
   * @param {object} [execOpts] - configuration options (for executable)
   * @return {Command} returns new command for action handler, or `this` for executable command
   */

  command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
    let desc = actionOptsOrExecDesc;
    let opts = execOpts;
    if (typeof desc === 'object' && desc !== null) {
      opts = desc;
      desc = null;
    }
    opts = opts || {};
    const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);

    const cmd = this.createCommand(name);
    if (desc) {
      cmd.description(desc);
      cmd._executableHandler = true;
    }
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    cmd._hidden = !!(opts.noHelp || opts.hidden); // noHelp is deprecated old name for hidden
    cmd._executableFile = opts.executableFile || null; // Custom name for executable file, set missing to null to match constructor
    if (args) cmd.arguments(args);
    this._registerCommand(cmd);
    cmd.parent = this;
    cmd.copyInheritedSettings(this);

    if (desc) return this;
    return cmd;
  }

  /**
   * Factory routine to create a new unattached command.
   *
   * See .command() for creating an attached subcommand, which uses this routine to
   * create the command. You can override createCommand to customise subcommands.
   *
   * @param {string} [name]
   * @return {Command} new command
   */

  createCommand(name) {
    return new Command(name);
  }

  /**
   * You can customise the help with a subclass of Help by overriding createHelp,
   * or by overriding Help properties using configureHelp().
   *
   * @return {Help}
   */

  createHelp() {
    return Object.assign(new Help(), this.configureHelp());
  }

  /**
   * You can customise the help by overriding Help properties using configureHelp(),
   * or with a subclass of Help by overriding createHelp().
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureHelp(configuration) {
    if (configuration === undefined) return this._helpConfiguration;

    this._helpConfiguration = configuration;
    return this;
  }

  /**
   * The default output goes to stdout and stderr. You can customise this for special
   * applications. You can also customise the display of errors by overriding outputError.
   *
   * The configuration properties are all functions:
   *
   *     // change how output being written, defaults to stdout and stderr
   *     writeOut(str)
   *     writeErr(str)
   *     // change how output being written for errors, defaults to writeErr
   *     outputError(str, write) // used for displaying errors and not used for displaying help
   *     // specify width for wrapping help
   *     getOutHelpWidth()
   *     getErrHelpWidth()
   *     // color support, currently only used with Help
   *     getOutHasColors()
   *     getErrHasColors()
   *     stripColor() // used to remove ANSI escape codes if output does not have colors
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureOutput(configuration) {
    if (configuration === undefined) return this._outputConfiguration;

    this._outputConfiguration = {
      ...this._outputConfiguration,
      ...configuration,
    };
    return this;
  }

  /**
   * Display the help or a custom message after an error occurs.
   *
   * @param {(boolean|string)} [displayHelp]
   * @return {Command} `this` command for chaining
   */
  showHelpAfterError(displayHelp = true) {
    if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
    this._showHelpAfterError = displayHelp;
    return this;
  }

  /**
   * Display suggestion of similar commands for unknown commands, or options for unknown options.
   *
   * @param {boolean} [displaySuggestion]
   * @return {Command} `this` command for chaining
   */
  showSuggestionAfterError(displaySuggestion = true) {
    this._showSuggestionAfterError = !!displaySuggestion;
    return this;
  }

  /**
   * Add a prepared subcommand.
   *
   * See .command() for creating an attached subcommand which inherits settings from its parent.
   *
   * @param {Command} cmd - new subcommand
   * @param {object} [opts] - configuration options
   * @return {Command} `this` command for chaining
   */

  addCommand(cmd, opts) {
    if (!cmd._name) {
      throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
    }

    opts = opts || {};
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    if (opts.noHelp || opts.hidden) cmd._hidden = true; // modifying passed command due to existing implementation

    this._registerCommand(cmd);
    cmd.parent = this;
    cmd._checkForBrokenPassThrough();

    return this;
  }

  /**
   * Factory routine to create a new unattached argument.
   *
   * See .argument() for creating an attached argument, which uses this routine to
   * create the argument. You can override createArgument to return a custom argument.
   *
   * @param {string} name
   * @param {string} [description]
   * @return {Argument} new argument
   */

  createArgument(name, description) {
    return new Argument(name, description);
  }

  /**
   * Define argument syntax for command.
   *
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @example
   * program.argument('<input-file>');
   * program.argument('[output-file]');
   *
   * @param {string} name
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom argument processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */
  argument(name, description, parseArg, defaultValue) {
    const argument = this.createArgument(name, description);
    if (typeof parseArg === 'function') {
      argument.default(defaultValue).argParser(parseArg);
    } else {
      argument.default(parseArg);
    }
    this.addArgument(argument);
    return this;
  }

  /**
   * Define argument syntax for command, adding multiple at once (without descriptions).
   *
   * See also .argument().
   *
   * @example
   * program.arguments('<cmd> [env]');
   *
   * @param {string} names
   * @return {Command} `this` command for chaining
   */

  arguments(names) {
    names
      .trim()
      .split(/ +/)
      .forEach((detail) => {
        this.argument(detail);
      });
    return this;
  }

  /**
   * Define argument syntax for command, adding a prepared argument.
   *
   * @param {Argument} argument
   * @return {Command} `this` command for chaining
   */
  addArgument(argument) {
    const previousArgument = this.registeredArguments.slice(-1)[0];
    if (previousArgument?.variadic) {
      throw new Error(
        `only the last argument can be variadic '${previousArgument.name()}'`,
      );
    }
    if (
      argument.required &&
      argument.defaultValue !== undefined &&
      argument.parseArg === undefined
    ) {
      throw new Error(
        `a default value for a required argument is never used: '${argument.name()}'`,
      );
    }
    this.registeredArguments.push(argument);
    return this;
  }

  /**
   * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
   *
   * @example
   *    program.helpCommand('help [cmd]');
   *    program.helpCommand('help [cmd]', 'show help');
   *    program.helpCommand(false); // suppress default help command
   *    program.helpCommand(true); // add help command even if no subcommands
   *
   * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
   * @param {string} [description] - custom description
   * @return {Command} `this` command for chaining
   */

  helpCommand(enableOrNameAndArgs, description) {
    if (typeof enableOrNameAndArgs === 'boolean') {
      this._addImplicitHelpCommand = enableOrNameAndArgs;
      if (enableOrNameAndArgs && this._defaultCommandGroup) {
        // make the command to store the group
        this._initCommandGroup(this._getHelpCommand());
      }
      return this;
    }

    const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
    const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
    const helpDescription = description ?? 'display help for command';

    const helpCommand = this.createCommand(helpName);
    helpCommand.helpOption(false);
    if (helpArgs) helpCommand.arguments(helpArgs);
    if (helpDescription) helpCommand.description(helpDescription);

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    // init group unless lazy create
    if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);

    return this;
  }

  /**
   * Add prepared custom help command.
   *
   * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
   * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
   * @return {Command} `this` command for chaining
   */
  addHelpCommand(helpCommand, deprecatedDescription) {
    // If not passed an object, call through to helpCommand for backwards compatibility,
    // as addHelpCommand was originally used like helpCommand is now.
    if (typeof helpCommand !== 'object') {
      this.helpCommand(helpCommand, deprecatedDescription);
      return this;
    }

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    this._initCommandGroup(helpCommand);
    return this;
  }

  /**
   * Lazy create help command.
   *
   * @return {(Command|null)}
   * @package
   */
  _getHelpCommand() {
    const hasImplicitHelpCommand =
      this._addImplicitHelpCommand ??
      (this.commands.length &&
        !this._actionHandler &&
        !this._findCommand('help'));

    if (hasImplicitHelpCommand) {
      if (this._helpCommand === undefined) {
        this.helpCommand(undefined, undefined); // use default name and description
      }
      return this._helpCommand;
    }
    return null;
  }

  /**
   * Add hook for life cycle event.
   *
   * @param {string} event
   * @param {Function} listener
   * @return {Command} `this` command for chaining
   */

  hook(event, listener) {
    const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
    if (!allowedValues.includes(event)) {
      throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
    }
    if (this._lifeCycleHooks[event]) {
      this._lifeCycleHooks[event].push(listener);
    } else {
      this._lifeCycleHooks[event] = [listener];
    }
    return this;
  }

  /**
   * Register callback to use as replacement for calling process.exit.
   *
   * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
   * @return {Command} `this` command for chaining
   */

  exitOverride(fn) {
    if (fn) {
      this._exitCallback = fn;
    } else {
      this._exitCallback = (err) => {
        if (err.code !== 'commander.executeSubCommandAsync') {
          throw err;
        } else {
          // Async callback from spawn events, not useful to throw.
        }
      };
    }
    return this;
  }

  /**
   * Call process.exit, and _exitCallback if defined.
   *
   * @param {number} exitCode exit code for using with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   * @return never
   * @private
   */

  _exit(exitCode, code, message) {
    if (this._exitCallback) {
      this._exitCallback(new CommanderError(exitCode, code, message));
      // Expecting this line is not reached.
    }
    process.exit(exitCode);
  }

  /**
   * Register callback `fn` for the command.
   *
   * @example
   * program
   *   .command('serve')
   *   .description('start service')
   *   .action(function() {
   *      // do work here
   *   });
   *
   * @param {Function} fn
   * @return {Command} `this` command for chaining
   */

  action(fn) {
    const listener = (args) => {
      // The .action callback takes an extra parameter which is the command or options.
      const expectedArgsCount = this.registeredArguments.length;
      const actionArgs = args.slice(0, expectedArgsCount);
      if (this._storeOptionsAsProperties) {
        actionArgs[expectedArgsCount] = this; // backwards compatible "options"
      } else {
        actionArgs[expectedArgsCount] = this.opts();
      }
      actionArgs.push(this);

      return fn.apply(this, actionArgs);
    };
    this._actionHandler = listener;
    return this;
  }

  /**
   * Factory routine to create a new unattached option.
   *
   * See .option() for creating an attached option, which uses this routine to
   * create the option. You can override createOption to return a custom option.
   *
   * @param {string} flags
   * @param {string} [description]
   * @return {Option} new option
   */

  createOption(flags, description) {
    return new Option(flags, description);
  }

  /**
   * Wrap parseArgs to catch 'commander.invalidArgument'.
   *
   * @param {(Option | Argument)} target
   * @param {string} value
   * @param {*} previous
   * @param {string} invalidArgumentMessage
   * @private
   */

  _callParseArg(target, value, previous, invalidArgumentMessage) {
    try {
      return target.parseArg(value, previous);
    } catch (err) {
      if (err.code === 'commander.invalidArgument') {
        const message = `${invalidArgumentMessage} ${err.message}`;
        this.error(message, { exitCode: err.exitCode, code: err.code });
      }
      throw err;
    }
  }

  /**
   * Check for option flag conflicts.
   * Register option if no conflicts found, or throw on conflict.
   *
   * @param {Option} option
   * @private
   */

  _registerOption(option) {
    const matchingOption =
      (option.short && this._findOption(option.short)) ||
      (option.long && this._findOption(option.long));
    if (matchingOption) {
      const matchingFlag =
        option.long && this._findOption(option.long)
          ? option.long
          : option.short;
      throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
    }

    this._initOptionGroup(option);
    this.options.push(option);
  }

  /**
   * Check for command name and alias conflicts with existing commands.
   * Register command if no conflicts found, or throw on conflict.
   *
   * @param {Command} command
   * @private
   */

  _registerCommand(command) {
    const knownBy = (cmd) => {
      return [cmd.name()].concat(cmd.aliases());
    };

    const alreadyUsed = knownBy(command).find((name) =>
      this._findCommand(name),
    );
    if (alreadyUsed) {
      const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
      const newCmd = knownBy(command).join('|');
      throw new Error(
        `cannot add command '${newCmd}' as already have command '${existingCmd}'`,
      );
    }

    this._initCommandGroup(command);
    this.commands.push(command);
  }

  /**
   * Add an option.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addOption(option) {
    this._registerOption(option);

    const oname = option.name();
    const name = option.attributeName();

    // store default value
    if (option.negate) {
      // --no-foo is special and defaults foo to true, unless a --foo option is already defined
      const positiveLongFlag = option.long.replace(/^--no-/, '--');
      if (!this._findOption(positiveLongFlag)) {
        this.setOptionValueWithSource(
          name,
          option.defaultValue === undefined ? true : option.defaultValue,
          'default',
        );
      }
    } else if (option.defaultValue !== undefined) {
      this.setOptionValueWithSource(name, option.defaultValue, 'default');
    }

    // handler for cli and env supplied values
    const handleOptionValue = (val, invalidValueMessage, valueSource) => {
      // val is null for optional option used without an optional-argument.
      // val is undefined for boolean and negated option.
      if (val == null && option.presetArg !== undefined) {
        val = option.presetArg;
      }

      // custom processing
      const oldValue = this.getOptionValue(name);
      if (val !== null && option.parseArg) {
        val = this._callParseArg(option, val, oldValue, invalidValueMessage);
      } else if (val !== null && option.variadic) {
        val = option._collectValue(val, oldValue);
      }

      // Fill-in appropriate missing values. Long winded but easy to follow.
      if (val == null) {
        if (option.negate) {
          val = false;
        } else if (option.isBoolean() || option.optional) {
          val = true;
        } else {
          val = ''; // not normal, parseArg might have failed or be a mock function for testing
        }
      }
      this.setOptionValueWithSource(name, val, valueSource);
    };

    this.on('option:' + oname, (val) => {
      const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
      handleOptionValue(val, invalidValueMessage, 'cli');
    });

    if (option.envVar) {
      this.on('optionEnv:' + oname, (val) => {
        const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
        handleOptionValue(val, invalidValueMessage, 'env');
      });
    }

    return this;
  }

  /**
   * Internal implementation shared by .option() and .requiredOption()
   *
   * @return {Command} `this` command for chaining
   * @private
   */
  _optionEx(config, flags, description, fn, defaultValue) {
    if (typeof flags === 'object' && flags instanceof Option) {
      throw new Error(
        'To add an Option object use addOption() instead of option() or requiredOption()',
      );
    }
    const option = this.createOption(flags, description);
    option.makeOptionMandatory(!!config.mandatory);
    if (typeof fn === 'function') {
      option.default(defaultValue).argParser(fn);
    } else if (fn instanceof RegExp) {
      // deprecated
      const regex = fn;
      fn = (val, def) => {
        const m = regex.exec(val);
        return m ? m[0] : def;
      };
      option.default(defaultValue).argParser(fn);
    } else {
      option.default(fn);
    }

    return this.addOption(option);
  }

  /**
   * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
   * option-argument is indicated by `<>` and an optional option-argument by `[]`.
   *
   * See the README for more details, and see also addOption() and requiredOption().
   *
   * @example
   * program
   *     .option('-p, --pepper', 'add pepper')
   *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
   *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
   *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  option(flags, description, parseArg, defaultValue) {
    return this._optionEx({}, flags, description, parseArg, defaultValue);
  }

  /**
   * Add a required option which must have a value after parsing. This usually means
   * the option must be specified on the command line. (Otherwise the same as .option().)
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  requiredOption(flags, description, parseArg, defaultValue) {
    return this._optionEx(
      { mandatory: true },
      flags,
      description,
      parseArg,
      defaultValue,
    );
  }

  /**
   * Alter parsing of short flags with optional values.
   *
   * @example
   * // for `.option('-f,--flag [value]'):
   * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
   * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
   *
   * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
   * @return {Command} `this` command for chaining
   */
  combineFlagAndOptionalValue(combine = true) {
    this._combineFlagAndOptionalValue = !!combine;
    return this;
  }

  /**
   * Allow unknown options on the command line.
   *
   * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
   * @return {Command} `this` command for chaining
   */
  allowUnknownOption(allowUnknown = true) {
    this._allowUnknownOption = !!allowUnknown;
    return this;
  }

  /**
   * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
   *
   * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
   * @return {Command} `this` command for chaining
   */
  allowExcessArguments(allowExcess = true) {
    this._allowExcessArguments = !!allowExcess;
    return this;
  }

  /**
   * Enable positional options. Positional means global options are specified before subcommands which lets
   * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
   * The default behaviour is non-positional and global options may appear anywhere on the command line.
   *
   * @param {boolean} [positional]
   * @return {Command} `this` command for chaining
   */
  enablePositionalOptions(positional = true) {
    this._enablePositionalOptions = !!positional;
    return this;
  }

  /**
   * Pass through options that come after command-arguments rather than treat them as command-options,
   * so actual command-options come before command-arguments. Turning this on for a subcommand requires
   * positional options to have been enabled on the program (parent commands).
   * The default behaviour is non-positional and options may appear before or after command-arguments.
   *
   * @param {boolean} [passThrough] for unknown options.
   * @return {Command} `this` command for chaining
   */
  passThroughOptions(passThrough = true) {
    this._passThroughOptions = !!passThrough;
    this._checkForBrokenPassThrough();
    return this;
  }

  /**
   * @private
   */

  _checkForBrokenPassThrough() {
    if (
      this.parent &&
      this._passThroughOptions &&
      !this.parent._enablePositionalOptions
    ) {
      throw new Error(
        `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
      );
    }
  }

  /**
   * Whether to store option values as properties on command object,
   * or store separately (specify false). In both cases the option values can be accessed using .opts().
   *
   * @param {boolean} [storeAsProperties=true]
   * @return {Command} `this` command for chaining
   */

  storeOptionsAsProperties(storeAsProperties = true) {
    if (this.options.length) {
      throw new Error('call .storeOptionsAsProperties() before adding options');
    }
    if (Object.keys(this._optionValues).length) {
      throw new Error(
        'call .storeOptionsAsProperties() before setting option values',
      );
    }
    this._storeOptionsAsProperties = !!storeAsProperties;
    return this;
  }

  /**
   * Retrieve option value.
   *
   * @param {string} key
   * @return {object} value
   */

  getOptionValue(key) {
    if (this._storeOptionsAsProperties) {
      return this[key];
    }
    return this._optionValues[key];
  }

  /**
   * Store option value.
   *
   * @param {string} key
   * @param {object} value
   * @return {Command} `this` command for chaining
   */

  setOptionValue(key, value) {
    return this.setOptionValueWithSource(key, value, undefined);
  }

  /**
   * Store option value and where the value came from.
   *
   * @param {string} key
   * @param {object} value
   * @param {string} source - expected values are default/config/env/cli/implied
   * @return {Command} `this` command for chaining
   */

  setOptionValueWithSource(key, value, source) {
    if (this._storeOptionsAsProperties) {
      this[key] = value;
    } else {
      this._optionValues[key] = value;
    }
    this._optionValueSources[key] = source;
    return this;
  }

  /**
   * Get source of option value.
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSource(key) {
    return this._optionValueSources[key];
  }

  /**
   * Get source of option value. See also .optsWithGlobals().
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSourceWithGlobals(key) {
    // global overwrites local, like optsWithGlobals
    let source;
    this._getCommandAndAncestors().forEach((cmd) => {
      if (cmd.getOptionValueSource(key) !== undefined) {
        source = cmd.getOptionValueSource(key);
      }
    });
    return source;
  }

  /**
   * Get user arguments from implied or explicit arguments.
   * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
   *
   * @private
   */

  _prepareUserArgs(argv, parseOptions) {
    if (argv !== undefined && !Array.isArray(argv)) {
      throw new Error('first parameter to parse must be array or undefined');
    }
    parseOptions = parseOptions || {};

    // auto-detect argument conventions if nothing supplied
    if (argv === undefined && parseOptions.from === undefined) {
      if (process.versions?.electron) {
        parseOptions.from = 'electron';
      }
      // check node specific options for scenarios where user CLI args follow executable without scriptname
      const execArgv = process.execArgv ?? [];
      if (
        execArgv.includes('-e') ||
        execArgv.includes('--eval') ||
        execArgv.includes('-p') ||
        execArgv.includes('--print')
      ) {
        parseOptions.from = 'eval'; // internal usage, not documented
      }
    }

    // default to using process.argv
    if (argv === undefined) {
      argv = process.argv;
    }
    this.rawArgs = argv.slice();

    // extract the user args and scriptPath
    let userArgs;
    switch (parseOptions.from) {
      case undefined:
      case 'node':
        this._scriptPath = argv[1];
        userArgs = argv.slice(2);
        break;
      case 'electron':
        // @ts-ignore: because defaultApp is an unknown property
        if (process.defaultApp) {
          this._scriptPath = argv[1];
          userArgs = argv.slice(2);
        } else {
          userArgs = argv.slice(1);
        }
        break;
      case 'user':
        userArgs = argv.slice(0);
        break;
      case 'eval':
        userArgs = argv.slice(1);
        break;
      default:
        throw new Error(
          `unexpected parse option { from: '${parseOptions.from}' }`,
        );
    }

    // Find default name for program from arguments.
    if (!this._name && this._scriptPath)
      this.nameFromFilename(this._scriptPath);
    this._name = this._name || 'program';

    return userArgs;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Use parseAsync instead of parse if any of your action handlers are async.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * program.parse(); // parse process.argv and auto-detect electron and special node flags
   * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
   * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv] - optional, defaults to process.argv
   * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
   * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
   * @return {Command} `this` command for chaining
   */

  parse(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    this._parseCommand([], userArgs);

    return this;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
   * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
   * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv]
   * @param {object} [parseOptions]
   * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
   * @return {Promise}
   */

  async parseAsync(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    await this._parseCommand([], userArgs);

    return this;
  }

  _prepareForParse() {
    if (this._savedState === null) {
      this.saveStateBeforeParse();
    } else {
      this.restoreStateBeforeParse();
    }
  }

  /**
   * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state saved.
   */
  saveStateBeforeParse() {
    this._savedState = {
      // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
      _name: this._name,
      // option values before parse have default values (including false for negated options)
      // shallow clones
      _optionValues: { ...this._optionValues },
      _optionValueSources: { ...this._optionValueSources },
    };
  }

  /**
   * Restore state before parse for calls after the first.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state restored.
   */
  restoreStateBeforeParse() {
    if (this._storeOptionsAsProperties)
      throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);

    // clear state from _prepareUserArgs
    this._name = this._savedState._name;
    this._scriptPath = null;
    this.rawArgs = [];
    // clear state from setOptionValueWithSource
    this._optionValues = { ...this._savedState._optionValues };
    this._optionValueSources = { ...this._savedState._optionValueSources };
    // clear state from _parseCommand
    this.args = [];
    // clear state from _processArguments
    this.processedArgs = [];
  }

  /**
   * Throw if expected executable is missing. Add lots of help for author.
   *
   * @param {string} executableFile
   * @param {string} executableDir
   * @param {string} subcommandName
   */
  _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
    if (fs.existsSync(executableFile)) return;

    const executableDirMessage = executableDir
      ? `searched for local subcommand relative to directory '${executableDir}'`
      : 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
    const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
    throw new Error(executableMissing);
  }

  /**
   * Execute a sub-command executable.
   *
   * @private
   */

  _executeSubCommand(subcommand, args) {
    args = args.slice();
    let launchWithNode = false; // Use node for source targets so do not need to get permissions correct, and on Windows.
    const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];

    function findFile(baseDir, baseName) {
      // Look for specified file
      const localBin = path.resolve(baseDir, baseName);
      if (fs.existsSync(localBin)) return localBin;

      // Stop looking if candidate already has an expected extension.
      if (sourceExt.includes(path.extname(baseName))) return undefined;

      // Try all the extensions.
      const foundExt = sourceExt.find((ext) =>
        fs.existsSync(`${localBin}${ext}`),
      );
      if (foundExt) return `${localBin}${foundExt}`;

      return undefined;
    }

    // Not checking for help first. Unlikely to have mandatory and executable, and can't robustly test for help flags in external command.
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // executableFile and executableDir might be full path, or just a name
    let executableFile =
      subcommand._executableFile || `${this._name}-${subcommand._name}`;
    let executableDir = this._executableDir || '';
    if (this._scriptPath) {
      let resolvedScriptPath; // resolve possible symlink for installed npm binary
      try {
        resolvedScriptPath = fs.realpathSync(this._scriptPath);
      } catch {
        resolvedScriptPath = this._scriptPath;
      }
      executableDir = path.resolve(
        path.dirname(resolvedScriptPath),
        executableDir,
      );
    }

    // Look for a local file in preference to a command in PATH.
    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      // Legacy search using prefix of script name instead of command name
      if (!localFile && !subcommand._executableFile && this._scriptPath) {
        const legacyName = path.basename(
          this._scriptPath,
          path.extname(this._scriptPath),
        );
        if (legacyName !== this._name) {
          localFile = findFile(
            executableDir,
            `${legacyName}-${subcommand._name}`,
          );
        }
      }
      executableFile = localFile || executableFile;
    }

    launchWithNode = sourceExt.includes(path.extname(executableFile));

    let proc;
    if (process.platform !== 'win32') {
      if (launchWithNode) {
        args.unshift(executableFile);
        // add executable arguments to spawn
        args = incrementNodeInspectorPort(process.execArgv).concat(args);

        proc = childProcess.spawn(process.argv[0], args, { stdio: 'inherit' });
      } else {
        proc = childProcess.spawn(executableFile, args, { stdio: 'inherit' });
      }
    } else {
      this._checkForMissingExecutable(
        executableFile,
        executableDir,
        subcommand._name,
      );
      args.unshift(executableFile);
      // add executable arguments to spawn
      args = incrementNodeInspectorPort(process.execArgv).concat(args);
      proc = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
    }

    if (!proc.killed) {
      // testing mainly to avoid leak warnings during unit tests with mocked spawn
      const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
      signals.forEach((signal) => {
        process.on(signal, () => {
          if (proc.killed === false && proc.exitCode === null) {
            // @ts-ignore because signals not typed to known strings
            proc.kill(signal);
          }
        });
      });
    }

    // By default terminate process when spawned process terminates.
    const exitCallback = this._exitCallback;
    proc.on('close', (code) => {
      code = code ?? 1; // code is null if spawned process terminated due to a signal
      if (!exitCallback) {
        process.exit(code);
      } else {
        exitCallback(
          new CommanderError(
            code,
            'commander.executeSubCommandAsync',
            '(close)',
          ),
        );
      }
    });
    proc.on('error', (err) => {
      // @ts-ignore: because err.code is an unknown property
      if (err.code === 'ENOENT') {
        this._checkForMissingExecutable(
          executableFile,
          executableDir,
          subcommand._name,
        );
        // @ts-ignore: because err.code is an unknown property
      } else if (err.code === 'EACCES') {
        throw new Error(`'${executableFile}' not executable`);
      }
      if (!exitCallback) {
        process.exit(1);
      } else {
        const wrappedError = new CommanderError(
          1,
          'commander.executeSubCommandAsync',
          '(error)',
        );
        wrappedError.nestedError = err;
        exitCallback(wrappedError);
      }
    });

    // Store the reference to the child process
    this.runningCommand = proc;
  }

  /**
   * @private
   */

  _dispatchSubcommand(commandName, operands, unknown) {
    const subCommand = this._findCommand(commandName);
    if (!subCommand) this.help({ error: true });

    subCommand._prepareForParse();
    let promiseChain;
    promiseChain = this._chainOrCallSubCommandHook(
      promiseChain,
      subCommand,
      'preSubcommand',
    );
    promiseChain = this._chainOrCall(promiseChain, () => {
      if (subCommand._executableHandler) {
        this._executeSubCommand(subCommand, operands.concat(unknown));
      } else {
        return subCommand._parseCommand(operands, unknown);
      }
    });
    return promiseChain;
  }

  /**
   * Invoke help directly if possible, or dispatch if necessary.
   * e.g. help foo
   *
   * @private
   */

  _dispatchHelpCommand(subcommandName) {
    if (!subcommandName) {
      this.help();
    }
    const subCommand = this._findCommand(subcommandName);
    if (subCommand && !subCommand._executableHandler) {
      subCommand.help();
    }

    // Fallback to parsing the help flag to invoke the help.
    return this._dispatchSubcommand(
      subcommandName,
      [],
      [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
    );
  }

  /**
   * Check this.args against expected this.registeredArguments.
   *
   * @private
   */

  _checkNumberOfArguments() {
    // too few
    this.registeredArguments.forEach((arg, i) => {
      if (arg.required && this.args[i] == null) {
        this.missingArgument(arg.name());
      }
    });
    // too many
    if (
      this.registeredArguments.length > 0 &&
      this.registeredArguments[this.registeredArguments.length - 1].variadic
    ) {
      return;
    }
    if (this.args.length > this.registeredArguments.length) {
      this._excessArguments(this.args);
    }
  }

  /**
   * Process this.args using this.registeredArguments and save as this.processedArgs!
   *
   * @private
   */

  _processArguments() {
    const myParseArg = (argument, value, previous) => {
      // Extra processing for nice error message on parsing failure.
      let parsedValue = value;
      if (value !== null && argument.parseArg) {
        const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
        parsedValue = this._callParseArg(
          argument,
          value,
          previous,
          invalidValueMessage,
        );
      }
      return parsedValue;
    };

    this._checkNumberOfArguments();

    const processedArgs = [];
    this.registeredArguments.forEach((declaredArg, index) => {
      let value = declaredArg.defaultValue;
      if (declaredArg.variadic) {
        // Collect together remaining arguments for passing together as an array.
        if (index < this.args.length) {
          value = this.args.slice(index);
          if (declaredArg.parseArg) {
            value = value.reduce((processed, v) => {
              return myParseArg(declaredArg, v, processed);
            }, declaredArg.defaultValue);
          }
        } else if (value === undefined) {
          value = [];
        }
      } else if (index < this.args.length) {
        value = this.args[index];
        if (declaredArg.parseArg) {
          value = myParseArg(declaredArg, value, declaredArg.defaultValue);
        }
      }
      processedArgs[index] = value;
    });
    this.processedArgs = processedArgs;
  }

  /**
   * Once we have a promise we chain, but call synchronously until then.
   *
   * @param {(Promise|undefined)} promise
   * @param {Function} fn
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCall(promise, fn) {
    // thenable
    if (promise?.then && typeof promise.then === 'function') {
      // already have a promise, chain callback
      return promise.then(() => fn());
    }
    // callback might return a promise
    return fn();
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallHooks(promise, event) {
    let result = promise;
    const hooks = [];
    this._getCommandAndAncestors()
      .reverse()
      .filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
      .forEach((hookedCommand) => {
        hookedCommand._lifeCycleHooks[event].forEach((callback) => {
          hooks.push({ hookedCommand, callback });
        });
      });
    if (event === 'postAction') {
      hooks.reverse();
    }

    hooks.forEach((hookDetail) => {
      result = this._chainOrCall(result, () => {
        return hookDetail.callback(hookDetail.hookedCommand, this);
      });
    });
    return result;
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {Command} subCommand
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallSubCommandHook(promise, subCommand, event) {
    let result = promise;
    if (this._lifeCycleHooks[event] !== undefined) {
      this._lifeCycleHooks[event].forEach((hook) => {
        result = this._chainOrCall(result, () => {
          return hook(this, subCommand);
        });
      });
    }
    return result;
  }

  /**
   * Process arguments in context of this command.
   * Returns action result, in case it is a promise.
   *
   * @private
   */

  _parseCommand(operands, unknown) {
    const parsed = this.parseOptions(unknown);
    this._parseOptionsEnv(); // after cli, so parseArg not called on both cli and env
    this._parseOptionsImplied();
    operands = operands.concat(parsed.operands);
    unknown = parsed.unknown;
    this.args = operands.concat(unknown);

    if (operands && this._findCommand(operands[0])) {
      return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
    }
    if (
      this._getHelpCommand() &&
      operands[0] === this._getHelpCommand().name()
    ) {
      return this._dispatchHelpCommand(operands[1]);
    }
    if (this._defaultCommandName) {
      this._outputHelpIfRequested(unknown); // Run the help for default command from parent rather than passing to default command
      return this._dispatchSubcommand(
        this._defaultCommandName,
        operands,
        unknown,
      );
    }
    if (
      this.commands.length &&
      this.args.length === 0 &&
      !this._actionHandler &&
      !this._defaultCommandName
    ) {
      // probably missing subcommand and no handler, user needs help (and exit)
      this.help({ error: true });
    }

    this._outputHelpIfRequested(parsed.unknown);
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // We do not always call this check to avoid masking a "better" error, like unknown command.
    const checkForUnknownOptions = () => {
      if (parsed.unknown.length > 0) {
        this.unknownOption(parsed.unknown[0]);
      }
    };

    const commandEvent = `command:${this.name()}`;
    if (this._actionHandler) {
      checkForUnknownOptions();
      this._processArguments();

      let promiseChain;
      promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
      promiseChain = this._chainOrCall(promiseChain, () =>
        this._actionHandler(this.processedArgs),
      );
      if (this.parent) {
        promiseChain = this._chainOrCall(promiseChain, () => {
          this.parent.emit(commandEvent, operands, unknown); // legacy
        });
      }
      promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
      return promiseChain;
    }
    if (this.parent?.listenerCount(commandEvent)) {
      checkForUnknownOptions();
      this._processArguments();
      this.parent.emit(commandEvent, operands, unknown); // legacy
    } else if (operands.length) {
      if (this._findCommand('*')) {
        // legacy default command
        return this._dispatchSubcommand('*', operands, unknown);
      }
      if (this.listenerCount('command:*')) {
        // skip option check, emit event for possible misspelling suggestion
        this.emit('command:*', operands, unknown);
      } else if (this.commands.length) {
        this.unknownCommand();
      } else {
        checkForUnknownOptions();
        this._processArguments();
      }
    } else if (this.commands.length) {
      checkForUnknownOptions();
      // This command has subcommands and nothing hooked up at this level, so display help (and exit).
      this.help({ error: true });
    } else {
      checkForUnknownOptions();
      this._processArguments();
      // fall through for caller to handle after calling .parse()
    }
  }

  /**
   * Find matching command.
   *
   * @private
   * @return {Command | undefined}
   */
  _findCommand(name) {
    if (!name) return undefined;
    return this.commands.find(
      (cmd) => cmd._name === name || cmd._aliases.includes(name),
    );
  }

  /**
   * Return an option matching `arg` if any.
   *
   * @param {string} arg
   * @return {Option}
   * @package
   */

  _findOption(arg) {
    return this.options.find((option) => option.is(arg));
  }

  /**
   * Display an error message if a mandatory option does not have a value.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */

  _checkForMissingMandatoryOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd.options.forEach((anOption) => {
        if (
          anOption.mandatory &&
          cmd.getOptionValue(anOption.attributeName()) === undefined
        ) {
          cmd.missingMandatoryOptionValue(anOption);
        }
      });
    });
  }

  /**
   * Display an error message if conflicting options are used together in this.
   *
   * @private
   */
  _checkForConflictingLocalOptions() {
    const definedNonDefaultOptions = this.options.filter((option) => {
      const optionKey = option.attributeName();
      if (this.getOptionValue(optionKey) === undefined) {
        return false;
      }
      return this.getOptionValueSource(optionKey) !== 'default';
    });

    const optionsWithConflicting = definedNonDefaultOptions.filter(
      (option) => option.conflictsWith.length > 0,
    );

    optionsWithConflicting.forEach((option) => {
      const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
        option.conflictsWith.includes(defined.attributeName()),
      );
      if (conflictingAndDefined) {
        this._conflictingOption(option, conflictingAndDefined);
      }
    });
  }

  /**
   * Display an error message if conflicting options are used together.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */
  _checkForConflictingOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd._checkForConflictingLocalOptions();
    });
  }

  /**
   * Parse options from `argv` removing known options,
   * and return argv split into operands and unknown arguments.
   *
   * Side effects: modifies command by storing options. Does not reset state if called again.
   *
   * Examples:
   *
   *     argv => operands, unknown
   *     --known kkk op => [op], []
   *     op --known kkk => [op], []
   *     sub --unknown uuu op => [sub], [--unknown uuu op]
   *     sub -- --unknown uuu op => [sub --unknown uuu op], []
   *
   * @param {string[]} args
   * @return {{operands: string[], unknown: string[]}}
   */

  parseOptions(args) {
    const operands = []; // operands, not options or values
    const unknown = []; // first unknown option and remaining unknown args
    let dest = operands;

    function maybeOption(arg) {
      return arg.length > 1 && arg[0] === '-';
    }

    const negativeNumberArg = (arg) => {
      // return false if not a negative number
      if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
      // negative number is ok unless digit used as an option in command hierarchy
      return !this._getCommandAndAncestors().some((cmd) =>
        cmd.options
          .map((opt) => opt.short)
          .some((short) => /^-\d$/.test(short)),
      );
    };

    // parse options
    let activeVariadicOption = null;
    let activeGroup = null; // working through group of short options, like -abc
    let i = 0;
    while (i < args.length || activeGroup) {
      const arg = activeGroup ?? args[i++];
      activeGroup = null;

      // literal
      if (arg === '--') {
        if (dest === unknown) dest.push(arg);
        dest.push(...args.slice(i));
        break;
      }

      if (
        activeVariadicOption &&
        (!maybeOption(arg) || negativeNumberArg(arg))
      ) {
        this.emit(`option:${activeVariadicOption.name()}`, arg);
        continue;
      }
      activeVariadicOption = null;

      if (maybeOption(arg)) {
        const option = this._findOption(arg);
        // recognised option, call listener to assign value with possible custom processing
        if (option) {
          if (option.required) {
            const value = args[i++];
            if (value === undefined) this.optionMissingArgument(option);
            this.emit(`option:${option.name()}`, value);
          } else if (option.optional) {
            let value = null;
            // historical behaviour is optional value is following arg unless an option
            if (
              i < args.length &&
              (!maybeOption(args[i]) || negativeNumberArg(args[i]))
            ) {
              value = args[i++];
            }
            this.emit(`option:${option.name()}`, value);
          } else {
            // boolean flag
            this.emit(`option:${option.name()}`);
          }
          activeVariadicOption = option.variadic ? option : null;
          continue;
        }
      }

      // Look for combo options following single dash, eat first one if known.
      if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
        const option = this._findOption(`-${arg[1]}`);
        if (option) {
          if (
            option.required ||
            (option.optional && this._combineFlagAndOptionalValue)
          ) {
            // option with value following in same argument
            this.emit(`option:${option.name()}`, arg.slice(2));
          } else {
            // boolean option
            this.emit(`option:${option.name()}`);
            // remove the processed option and keep processing group
            activeGroup = `-${arg.slice(2)}`;
          }
          continue;
        }
      }

      // Look for known long flag with value, like --foo=bar
      if (/^--[^=]+=/.test(arg)) {
        const index = arg.indexOf('=');
        const option = this._findOption(arg.slice(0, index));
        if (option && (option.required || option.optional)) {
          this.emit(`option:${option.name()}`, arg.slice(index + 1));
          continue;
        }
      }

      // Not a recognised option by this command.
      // Might be a command-argument, or subcommand option, or unknown option, or help command or option.

      // An unknown option means further arguments also classified as unknown so can be reprocessed by subcommands.
      // A negative number in a leaf command is not an unknown option.
      if (
        dest === operands &&
        maybeOption(arg) &&
        !(this.commands.length === 0 && negativeNumberArg(arg))
      ) {
        dest = unknown;
      }

      // If using positionalOptions, stop processing our options at subcommand.
      if (
        (this._enablePositionalOptions || this._passThroughOptions) &&
        operands.length === 0 &&
        unknown.length === 0
      ) {
        if (this._findCommand(arg)) {
          operands.push(arg);
          unknown.push(...args.slice(i));
          break;
        } else if (
          this._getHelpCommand() &&
          arg === this._getHelpCommand().name()
        ) {
          operands.push(arg, ...args.slice(i));
          break;
        } else if (this._defaultCommandName) {
          unknown.push(arg, ...args.slice(i));
          break;
        }
      }

      // If using passThroughOptions, stop processing options at first command-argument.
      if (this._passThroughOptions) {
        dest.push(arg, ...args.slice(i));
        break;
      }

      // add arg
      dest.push(arg);
    }

    return { operands, unknown };
  }

  /**
   * Return an object containing local option values as key-value pairs.
   *
   * @return {object}
   */
  opts() {
    if (this._storeOptionsAsProperties) {
      // Preserve original behaviour so backwards compatible when still using properties
      const result = {};
      const len = this.options.length;

      for (let i = 0; i < len; i++) {
        const key = this.options[i].attributeName();
        result[key] =
          key === this._versionOptionName ? this._version : this[key];
      }
      return result;
    }

    return this._optionValues;
  }

  /**
   * Return an object containing merged local and global option values as key-value pairs.
   *
   * @return {object}
   */
  optsWithGlobals() {
    // globals overwrite locals
    return this._getCommandAndAncestors().reduce(
      (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
      {},
    );
  }

  /**
   * Display error message and exit (or call exitOverride).
   *
   * @param {string} message
   * @param {object} [errorOptions]
   * @param {string} [errorOptions.code] - an id string representing the error
   * @param {number} [errorOptions.exitCode] - used with process.exit
   */
  error(message, errorOptions) {
    // output handling
    this._outputConfiguration.outputError(
      `${message}\n`,
      this._outputConfiguration.writeErr,
    );
    if (typeof this._showHelpAfterError === 'string') {
      this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
    } else if (this._showHelpAfterError) {
      this._outputConfiguration.writeErr('\n');
      this.outputHelp({ error: true });
    }

    // exit handling
    const config = errorOptions || {};
    const exitCode = config.exitCode || 1;
    const code = config.code || 'commander.error';
    this._exit(exitCode, code, message);
  }

  /**
   * Apply any option related environment variables, if option does
   * not have a value from cli or client code.
   *
   * @private
   */
  _parseOptionsEnv() {
    this.options.forEach((option) => {
      if (option.envVar && option.envVar in process.env) {
        const optionKey = option.attributeName();
        // Priority check. Do not overwrite cli or options from unknown source (client-code).
        if (
          this.getOptionValue(optionKey) === undefined ||
          ['default', 'config', 'env'].includes(
            this.getOptionValueSource(optionKey),
          )
        ) {
          if (option.required || option.optional) {
            // option can take a value
            // keep very simple, optional always takes value
            this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
          } else {
            // boolean
            // keep very simple, only care that envVar defined and not the value
            this.emit(`optionEnv:${option.name()}`);
          }
        }
      }
    });
  }

  /**
   * Apply any implied option values, if option is undefined or default value.
   *
   * @private
   */
  _parseOptionsImplied() {
    const dualHelper = new DualOptions(this.options);
    const hasCustomOptionValue = (optionKey) => {
      return (
        this.getOptionValue(optionKey) !== undefined &&
        !['default', 'implied'].includes(this.getOptionValueSource(optionKey))
      );
    };
    this.options
      .filter(
        (option) =>
          option.implied !== undefined &&
          hasCustomOptionValue(option.attributeName()) &&
          dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option,
          ),
      )
      .forEach((option) => {
        Object.keys(option.implied)
          .filter((impliedKey) => !hasCustomOptionValue(impliedKey))
          .forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              'implied',
            );
          });
      });
  }

  /**
   * Argument `name` is missing.
   *
   * @param {string} name
   * @private
   */

  missingArgument(name) {
    const message = `error: missing required argument '${name}'`;
    this.error(message, { code: 'commander.missingArgument' });
  }

  /**
   * `Option` is missing an argument.
   *
   * @param {Option} option
   * @private
   */

  optionMissingArgument(option) {
    const message = `error: option '${option.flags}' argument missing`;
    this.error(message, { code: 'commander.optionMissingArgument' });
  }

  /**
   * `Option` does not have a value, and is a mandatory option.
   *
   * @param {Option} option
   * @private
   */

  missingMandatoryOptionValue(option) {
    const message = `error: required option '${option.flags}' not specified`;
    this.error(message, { code: 'commander.missingMandatoryOptionValue' });
  }

  /**
   * `Option` conflicts with another option.
   *
   * @param {Option} option
   * @param {Option} conflictingOption
   * @private
   */
  _conflictingOption(option, conflictingOption) {
    // The calling code does not know whether a negated option is the source of the
    // value, so do some work to take an educated guess.
    const findBestOptionFromValue = (option) => {
      const optionKey = option.attributeName();
      const optionValue = this.getOptionValue(optionKey);
      const negativeOption = this.options.find(
        (target) => target.negate && optionKey === target.attributeName(),
      );
      const positiveOption = this.options.find(
        (target) => !target.negate && optionKey === target.attributeName(),
      );
      if (
        negativeOption &&
        ((negativeOption.presetArg === undefined && optionValue === false) ||
          (negativeOption.presetArg !== undefined &&
            optionValue === negativeOption.presetArg))
      ) {
        return negativeOption;
      }
      return positiveOption || option;
    };

    const getErrorMessage = (option) => {
      const bestOption = findBestOptionFromValue(option);
      const optionKey = bestOption.attributeName();
      const source = this.getOptionValueSource(optionKey);
      if (source === 'env') {
        return `environment variable '${bestOption.envVar}'`;
      }
      return `option '${bestOption.flags}'`;
    };

    const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
    this.error(message, { code: 'commander.conflictingOption' });
  }

  /**
   * Unknown option `flag`.
   *
   * @param {string} flag
   * @private
   */

  unknownOption(flag) {
    if (this._allowUnknownOption) return;
    let suggestion = '';

    if (flag.startsWith('--') && this._showSuggestionAfterError) {
      // Looping to pick up the global options too
      let candidateFlags = [];
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      let command = this;
      do {
        const moreFlags = command
          .createHelp()
          .visibleOptions(command)
          .filter((option) => option.long)
          .map((option) => option.long);
        candidateFlags = candidateFlags.concat(moreFlags);
        command = command.parent;
      } while (command && !command._enablePositionalOptions);
      suggestion = suggestSimilar(flag, candidateFlags);
    }

    const message = `error: unknown option '${flag}'${suggestion}`;
    this.error(message, { code: 'commander.unknownOption' });
  }

  /**
   * Excess arguments, more than expected.
   *
   * @param {string[]} receivedArgs
   * @private
   */

  _excessArguments(receivedArgs) {
    if (this._allowExcessArguments) return;

    const expected = this.registeredArguments.length;
    const s = expected === 1 ? '' : 's';
    const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
    const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
    this.error(message, { code: 'commander.excessArguments' });
  }

  /**
   * Unknown command.
   *
   * @private
   */

  unknownCommand() {
    const unknownName = this.args[0];
    let suggestion = '';

    if (this._showSuggestionAfterError) {
      const candidateNames = [];
      this.createHelp()
        .visibleCommands(this)
        .forEach((command) => {
          candidateNames.push(command.name());
          // just visible alias
          if (command.alias()) candidateNames.push(command.alias());
        });
      suggestion = suggestSimilar(unknownName, candidateNames);
    }

    const message = `error: unknown command '${unknownName}'${suggestion}`;
    this.error(message, { code: 'commander.unknownCommand' });
  }

  /**
   * Get or set the program version.
   *
   * This method auto-registers the "-V, --version" option which will print the version number.
   *
   * You can optionally supply the flags and description to override the defaults.
   *
   * @param {string} [str]
   * @param {string} [flags]
   * @param {string} [description]
   * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
   */

  version(str, flags, description) {
    if (str === undefined) return this._version;
    this._version = str;
    flags = flags || '-V, --version';
    description = description || 'output the version number';
    const versionOption = this.createOption(flags, description);
    this._versionOptionName = versionOption.attributeName();
    this._registerOption(versionOption);

    this.on('option:' + versionOption.name(), () => {
      this._outputConfiguration.writeOut(`${str}\n`);
      this._exit(0, 'commander.version', str);
    });
    return this;
  }

  /**
   * Set the description.
   *
   * @param {string} [str]
   * @param {object} [argsDescription]
   * @return {(string|Command)}
   */
  description(str, argsDescription) {
    if (str === undefined && argsDescription === undefined)
      return this._description;
    this._description = str;
    if (argsDescription) {
      this._argsDescription = argsDescription;
    }
    return this;
  }

  /**
   * Set the summary. Used when listed as subcommand of parent.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */
  summary(str) {
    if (str === undefined) return this._summary;
    this._summary = str;
    return this;
  }

  /**
   * Set an alias for the command.
   *
   * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
   *
   * @param {string} [alias]
   * @return {(string|Command)}
   */

  alias(alias) {
    if (alias === undefined) return this._aliases[0]; // just return first, for backwards compatibility

    /** @type {Command} */
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    let command = this;
    if (
      this.commands.length !== 0 &&
      this.commands[this.commands.length - 1]._executableHandler
    ) {
      // assume adding alias for last added executable subcommand, rather than this
      command = this.commands[this.commands.length - 1];
    }

    if (alias === command._name)
      throw new Error("Command alias can't be the same as its name");
    const matchingCommand = this.parent?._findCommand(alias);
    if (matchingCommand) {
      // c.f. _registerCommand
      const existingCmd = [matchingCommand.name()]
        .concat(matchingCommand.aliases())
        .join('|');
      throw new Error(
        `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
      );
    }

    command._aliases.push(alias);
    return this;
  }

  /**
   * Set aliases for the command.
   *
   * Only the first alias is shown in the auto-generated help.
   *
   * @param {string[]} [aliases]
   * @return {(string[]|Command)}
   */

  aliases(aliases) {
    // Getter for the array of aliases is the main reason for having aliases() in addition to alias().
    if (aliases === undefined) return this._aliases;

    aliases.forEach((alias) => this.alias(alias));
    return this;
  }

  /**
   * Set / get the command usage `str`.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  usage(str) {
    if (str === undefined) {
      if (this._usage) return this._usage;

      const args = this.registeredArguments.map((arg) => {
        return humanReadableArgName(arg);
      });
      return []
        .concat(
          this.options.length || this._helpOption !== null ? '[options]' : [],
          this.commands.length ? '[command]' : [],
          this.registeredArguments.length ? args : [],
        )
        .join(' ');
    }

    this._usage = str;
    return this;
  }

  /**
   * Get or set the name of the command.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  name(str) {
    if (str === undefined) return this._name;
    this._name = str;
    return this;
  }

  /**
   * Set/get the help group heading for this subcommand in parent command's help.
   *
   * @param {string} [heading]
   * @return {Command | string}
   */

  helpGroup(heading) {
    if (heading === undefined) return this._helpGroupHeading ?? '';
    this._helpGroupHeading = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for subcommands added to this command.
   * (This does not override a group set directly on the subcommand using .helpGroup().)
   *
   * @example
   * program.commandsGroup('Development Commands:);
   * program.command('watch')...
   * program.command('lint')...
   * ...
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  commandsGroup(heading) {
    if (heading === undefined) return this._defaultCommandGroup ?? '';
    this._defaultCommandGroup = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for options added to this command.
   * (This does not override a group set directly on the option using .helpGroup().)
   *
   * @example
   * program
   *   .optionsGroup('Development Options:')
   *   .option('-d, --debug', 'output extra debugging')
   *   .option('-p, --profile', 'output profiling information')
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  optionsGroup(heading) {
    if (heading === undefined) return this._defaultOptionGroup ?? '';
    this._defaultOptionGroup = heading;
    return this;
  }

  /**
   * @param {Option} option
   * @private
   */
  _initOptionGroup(option) {
    if (this._defaultOptionGroup && !option.helpGroupHeading)
      option.helpGroup(this._defaultOptionGroup);
  }

  /**
   * @param {Command} cmd
   * @private
   */
  _initCommandGroup(cmd) {
    if (this._defaultCommandGroup && !cmd.helpGroup())
      cmd.helpGroup(this._defaultCommandGroup);
  }

  /**
   * Set the name of the command from script filename, such as process.argv[1],
   * or require.main.filename, or __filename.
   *
   * (Used internally and public although not documented in README.)
   *
   * @example
   * program.nameFromFilename(require.main.filename);
   *
   * @param {string} filename
   * @return {Command}
   */

  nameFromFilename(filename) {
    this._name = path.basename(filename, path.extname(filename));

    return this;
  }

  /**
   * Get or set the directory for searching for executable subcommands of this command.
   *
   * @example
   * program.executableDir(__dirname);
   * // or
   * program.executableDir('subcommands');
   *
   * @param {string} [path]
   * @return {(string|null|Command)}
   */

  executableDir(path) {
    if (path === undefined) return this._executableDir;
    this._executableDir = path;
    return this;
  }

  /**
   * Return program help documentation.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
   * @return {string}
   */

  helpInformation(contextOptions) {
    const helper = this.createHelp();
    const context = this._getOutputContext(contextOptions);
    helper.prepareContext({
      error: context.error,
      helpWidth: context.helpWidth,
      outputHasColors: context.hasColors,
    });
    const text = helper.formatHelp(this, helper);
    if (context.hasColors) return text;
    return this._outputConfiguration.stripColor(text);
  }

  /**
   * @typedef HelpContext
   * @type {object}
   * @property {boolean} error
   * @property {number} helpWidth
   * @property {boolean} hasColors
   * @property {function} write - includes stripColor if needed
   *
   * @returns {HelpContext}
   * @private
   */

  _getOutputContext(contextOptions) {
    contextOptions = contextOptions || {};
    const error = !!contextOptions.error;
    let baseWrite;
    let hasColors;
    let helpWidth;
    if (error) {
      baseWrite = (str) => this._outputConfiguration.writeErr(str);
      hasColors = this._outputConfiguration.getErrHasColors();
      helpWidth = this._outputConfiguration.getErrHelpWidth();
    } else {
      baseWrite = (str) => this._outputConfiguration.writeOut(str);
      hasColors = this._outputConfiguration.getOutHasColors();
      helpWidth = this._outputConfiguration.getOutHelpWidth();
    }
    const write = (str) => {
      if (!hasColors) str = this._outputConfiguration.stripColor(str);
      return baseWrite(str);
    };
    return { error, write, hasColors, helpWidth };
  }

  /**
   * Output help information for this command.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  outputHelp(contextOptions) {
    let deprecatedCallback;
    if (typeof contextOptions === 'function') {
      deprecatedCallback = contextOptions;
      contextOptions = undefined;
    }

    const outputContext = this._getOutputContext(contextOptions);
    /** @type {HelpTextEventContext} */
    const eventContext = {
      error: outputContext.error,
      write: outputContext.write,
      command: this,
    };

    this._getCommandAndAncestors()
      .reverse()
      .forEach((command) => command.emit('beforeAllHelp', eventContext));
    this.emit('beforeHelp', eventContext);

    let helpInformation = this.helpInformation({ error: outputContext.error });
    if (deprecatedCallback) {
      helpInformation = deprecatedCallback(helpInformation);
      if (
        typeof helpInformation !== 'string' &&
        !Buffer.isBuffer(helpInformation)
      ) {
        throw new Error('outputHelp callback must return a string or a Buffer');
      }
    }
    outputContext.write(helpInformation);

    if (this._getHelpOption()?.long) {
      this.emit(this._getHelpOption().long); // deprecated
    }
    this.emit('afterHelp', eventContext);
    this._getCommandAndAncestors().forEach((command) =>
      command.emit('afterAllHelp', eventContext),
    );
  }

  /**
   * You can pass in flags and a description to customise the built-in help option.
   * Pass in false to disable the built-in help option.
   *
   * @example
   * program.helpOption('-?, --help' 'show help'); // customise
   * program.helpOption(false); // disable
   *
   * @param {(string | boolean)} flags
   * @param {string} [description]
   * @return {Command} `this` command for chaining
   */

  helpOption(flags, description) {
    // Support enabling/disabling built-in help option.
    if (typeof flags === 'boolean') {
      if (flags) {
        if (this._helpOption === null) this._helpOption = undefined; // reenable
        if (this._defaultOptionGroup) {
          // make the option to store the group
          this._initOptionGroup(this._getHelpOption());
        }
      } else {
        this._helpOption = null; // disable
      }
      return this;
    }

    // Customise flags and description.
    this._helpOption = this.createOption(
      flags ?? '-h, --help',
      description ?? 'display help for command',
    );
    // init group unless lazy create
    if (flags || description) this._initOptionGroup(this._helpOption);

    return this;
  }

  /**
   * Lazy create help option.
   * Returns null if has been disabled with .helpOption(false).
   *
   * @returns {(Option | null)} the help option
   * @package
   */
  _getHelpOption() {
    // Lazy create help option on demand.
    if (this._helpOption === undefined) {
      this.helpOption(undefined, undefined);
    }
    return this._helpOption;
  }

  /**
   * Supply your own option to use for the built-in help option.
   * This is an alternative to using helpOption() to customise the flags and description etc.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addHelpOption(option) {
    this._helpOption = option;
    this._initOptionGroup(option);
    return this;
  }

  /**
   * Output help information and exit.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  help(contextOptions) {
    this.outputHelp(contextOptions);
    let exitCode = Number(process.exitCode ?? 0); // process.exitCode does allow a string or an integer, but we prefer just a number
    if (
      exitCode === 0 &&
      contextOptions &&
      typeof contextOptions !== 'function' &&
      contextOptions.error
    ) {
      exitCode = 1;
    }
    // message: do not have all displayed text available so only passing placeholder.
    this._exit(exitCode, 'commander.help', '(outputHelp)');
  }

  /**
   * // Do a little typing to coordinate emit and listener for the help text events.
   * @typedef HelpTextEventContext
   * @type {object}
   * @property {boolean} error
   * @property {Command} command
   * @property {function} write
   */

  /**
   * Add additional text to be displayed with the built-in help.
   *
   * Position is 'before' or 'after' to affect just this command,
   * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
   *
   * @param {string} position - before or after built-in help
   * @param {(string | Function)} text - string to add, or a function returning a string
   * @return {Command} `this` command for chaining
   */

  addHelpText(position, text) {
    const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
    if (!allowedValues.includes(position)) {
      throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
    }

    const helpEvent = `${position}Help`;
    this.on(helpEvent, (/** @type {HelpTextEventContext} */ context) => {
      let helpStr;
      if (typeof text === 'function') {
        helpStr = text({ error: context.error, command: context.command });
      } else {
        helpStr = text;
      }
      // Ignore falsy value when nothing to output.
      if (helpStr) {
        context.write(`${helpStr}\n`);
      }
    });
    return this;
  }

  /**
   * Output help information if help flags specified
   *
   * @param {Array} args - array of options to search for help flags
   * @private
   */

  _outputHelpIfRequested(args) {
    const helpOption = this._getHelpOption();
    const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
    if (helpRequested) {
      this.outputHelp();
      // (Do not have all displayed text available so only passing placeholder.)
      this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
    }
  }
}

/**
 * Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
 *
 * @param {string[]} args - array of arguments from node.execArgv
 * @returns {string[]}
 * @private
 */

function incrementNodeInspectorPort(args) {
  // Testing for these options:
  //  --inspect[=[host:]port]
  //  --inspect-brk[=[host:]port]
  //  --inspect-port=[host:]port
  return args.map((arg) => {
    if (!arg.startsWith('--inspect')) {
      return arg;
    }
    let debugOption;
    let debugHost = '127.0.0.1';
    let debugPort = '9229';
    let match;
    if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
      // e.g. --inspect
      debugOption = match[1];
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null
    ) {
      debugOption = match[1];
      if (/^\d+$/.test(match[3])) {
        // e.g. --inspect=1234
        debugPort = match[3];
      } else {
        // e.g. --inspect=localhost
        debugHost = match[3];
      }
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null
    ) {
      // e.g. --inspect=localhost:1234
      debugOption = match[1];
      debugHost = match[3];
      debugPort = match[4];
    }

    if (debugOption && debugPort !== '0') {
      return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
    }
    return arg;
  });
}

/**
 * @returns {boolean | undefined}
 * @package
 */
function useColor() {
  // Test for common conventions.
  // NB: the observed behaviour is in combination with how author adds color! For example:
  //   - we do not test NODE_DISABLE_COLORS, but util:styletext does
  //   - we do test NO_COLOR, but Chalk does not
  //
  // References:
  // https://no-color.org
  // https://bixense.com/clicolors/
  // https://github.com/nodejs/node/blob/0a00217a5f67ef4a22384cfc80eb6dd9a917fdc1/lib/internal/tty.js#L109
  // https://github.com/chalk/supports-color/blob/c214314a14bcb174b12b3014b2b0a8de375029ae/index.js#L33
  // (https://force-color.org recent web page from 2023, does not match major javascript implementations)

  if (
    process.env.NO_COLOR ||
    process.env.FORCE_COLOR === '0' ||
    process.env.FORCE_COLOR === 'false'
  )
    return false;
  if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== undefined)
    return true;
  return undefined;
}

exports.Command = Command;
exports.useColor = useColor; // exporting for tests


/***/ }),

/***/ 1135:
/***/ ((__unused_webpack_module, exports) => {

/**
 * CommanderError class
 */
class CommanderError extends Error {
  /**
   * Constructs the CommanderError class
   * @param {number} exitCode suggested exit code which could be used with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   */
  constructor(exitCode, code, message) {
    super(message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
    this.code = code;
    this.exitCode = exitCode;
    this.nestedError = undefined;
  }
}

/**
 * InvalidArgumentError class
 */
class InvalidArgumentError extends CommanderError {
  /**
   * Constructs the InvalidArgumentError class
   * @param {string} [message] explanation of why argument is invalid
   */
  constructor(message) {
    super(1, 'commander.invalidArgument', message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
  }
}

exports.CommanderError = CommanderError;
exports.InvalidArgumentError = InvalidArgumentError;


/***/ }),

/***/ 9754:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { humanReadableArgName } = __nccwpck_require__(9154);

/**
 * TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
 * https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
 * @typedef { import("./argument.js").Argument } Argument
 * @typedef { import("./command.js").Command } Command
 * @typedef { import("./option.js").Option } Option
 */

// Although this is a class, methods are static in style to allow override using subclass or just functions.
class Help {
  constructor() {
    this.helpWidth = undefined;
    this.minWidthToWrap = 40;
    this.sortSubcommands = false;
    this.sortOptions = false;
    this.showGlobalOptions = false;
  }

  /**
   * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
   * and just before calling `formatHelp()`.
   *
   * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
   *
   * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
   */
  prepareContext(contextOptions) {
    this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
  }

  /**
   * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
   *
   * @param {Command} cmd
   * @returns {Command[]}
   */

  visibleCommands(cmd) {
    const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
    const helpCommand = cmd._getHelpCommand();
    if (helpCommand && !helpCommand._hidden) {
      visibleCommands.push(helpCommand);
    }
    if (this.sortSubcommands) {
      visibleCommands.sort((a, b) => {
        // @ts-ignore: because overloaded return type
        return a.name().localeCompare(b.name());
      });
    }
    return visibleCommands;
  }

  /**
   * Compare options for sort.
   *
   * @param {Option} a
   * @param {Option} b
   * @returns {number}
   */
  compareOptions(a, b) {
    const getSortKey = (option) => {
      // WYSIWYG for order displayed in help. Short used for comparison if present. No special handling for negated.
      return option.short
        ? option.short.replace(/^-/, '')
        : option.long.replace(/^--/, '');
    };
    return getSortKey(a).localeCompare(getSortKey(b));
  }

  /**
   * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleOptions(cmd) {
    const visibleOptions = cmd.options.filter((option) => !option.hidden);
    // Built-in help option.
    const helpOption = cmd._getHelpOption();
    if (helpOption && !helpOption.hidden) {
      // Automatically hide conflicting flags. Bit dubious but a historical behaviour that is convenient for single-command programs.
      const removeShort = helpOption.short && cmd._findOption(helpOption.short);
      const removeLong = helpOption.long && cmd._findOption(helpOption.long);
      if (!removeShort && !removeLong) {
        visibleOptions.push(helpOption); // no changes needed
      } else if (helpOption.long && !removeLong) {
        visibleOptions.push(
          cmd.createOption(helpOption.long, helpOption.description),
        );
      } else if (helpOption.short && !removeShort) {
        visibleOptions.push(
          cmd.createOption(helpOption.short, helpOption.description),
        );
      }
    }
    if (this.sortOptions) {
      visibleOptions.sort(this.compareOptions);
    }
    return visibleOptions;
  }

  /**
   * Get an array of the visible global options. (Not including help.)
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleGlobalOptions(cmd) {
    if (!this.showGlobalOptions) return [];

    const globalOptions = [];
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      const visibleOptions = ancestorCmd.options.filter(
        (option) => !option.hidden,
      );
      globalOptions.push(...visibleOptions);
    }
    if (this.sortOptions) {
      globalOptions.sort(this.compareOptions);
    }
    return globalOptions;
  }

  /**
   * Get an array of the arguments if any have a description.
   *
   * @param {Command} cmd
   * @returns {Argument[]}
   */

  visibleArguments(cmd) {
    // Side effect! Apply the legacy descriptions before the arguments are displayed.
    if (cmd._argsDescription) {
      cmd.registeredArguments.forEach((argument) => {
        argument.description =
          argument.description || cmd._argsDescription[argument.name()] || '';
      });
    }

    // If there are any arguments with a description then return all the arguments.
    if (cmd.registeredArguments.find((argument) => argument.description)) {
      return cmd.registeredArguments;
    }
    return [];
  }

  /**
   * Get the command term to show in the list of subcommands.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandTerm(cmd) {
    // Legacy. Ignores custom usage string, and nested commands.
    const args = cmd.registeredArguments
      .map((arg) => humanReadableArgName(arg))
      .join(' ');
    return (
      cmd._name +
      (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
      (cmd.options.length ? ' [options]' : '') + // simplistic check for non-help option
      (args ? ' ' + args : '')
    );
  }

  /**
   * Get the option term to show in the list of options.
   *
   * @param {Option} option
   * @returns {string}
   */

  optionTerm(option) {
    return option.flags;
  }

  /**
   * Get the argument term to show in the list of arguments.
   *
   * @param {Argument} argument
   * @returns {string}
   */

  argumentTerm(argument) {
    return argument.name();
  }

  /**
   * Get the longest command term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestSubcommandTermLength(cmd, helper) {
    return helper.visibleCommands(cmd).reduce((max, command) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleSubcommandTerm(helper.subcommandTerm(command)),
        ),
      );
    }, 0);
  }

  /**
   * Get the longest option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestOptionTermLength(cmd, helper) {
    return helper.visibleOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest global option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestGlobalOptionTermLength(cmd, helper) {
    return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest argument term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestArgumentTermLength(cmd, helper) {
    return helper.visibleArguments(cmd).reduce((max, argument) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleArgumentTerm(helper.argumentTerm(argument)),
        ),
      );
    }, 0);
  }

  /**
   * Get the command usage to be displayed at the top of the built-in help.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandUsage(cmd) {
    // Usage
    let cmdName = cmd._name;
    if (cmd._aliases[0]) {
      cmdName = cmdName + '|' + cmd._aliases[0];
    }
    let ancestorCmdNames = '';
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
    }
    return ancestorCmdNames + cmdName + ' ' + cmd.usage();
  }

  /**
   * Get the description for the command.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.description();
  }

  /**
   * Get the subcommand summary to show in the list of subcommands.
   * (Fallback to description for backwards compatibility.)
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.summary() || cmd.description();
  }

  /**
   * Get the option description to show in the list of options.
   *
   * @param {Option} option
   * @return {string}
   */

  optionDescription(option) {
    const extraInfo = [];

    if (option.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (option.defaultValue !== undefined) {
      // default for boolean and negated more for programmer than end user,
      // but show true/false for boolean option as may be for hand-rolled env or config processing.
      const showDefault =
        option.required ||
        option.optional ||
        (option.isBoolean() && typeof option.defaultValue === 'boolean');
      if (showDefault) {
        extraInfo.push(
          `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
        );
      }
    }
    // preset for boolean and negated are more for programmer than end user
    if (option.presetArg !== undefined && option.optional) {
      extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
    }
    if (option.envVar !== undefined) {
      extraInfo.push(`env: ${option.envVar}`);
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (option.description) {
        return `${option.description} ${extraDescription}`;
      }
      return extraDescription;
    }

    return option.description;
  }

  /**
   * Get the argument description to show in the list of arguments.
   *
   * @param {Argument} argument
   * @return {string}
   */

  argumentDescription(argument) {
    const extraInfo = [];
    if (argument.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (argument.defaultValue !== undefined) {
      extraInfo.push(
        `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
      );
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (argument.description) {
        return `${argument.description} ${extraDescription}`;
      }
      return extraDescription;
    }
    return argument.description;
  }

  /**
   * Format a list of items, given a heading and an array of formatted items.
   *
   * @param {string} heading
   * @param {string[]} items
   * @param {Help} helper
   * @returns string[]
   */
  formatItemList(heading, items, helper) {
    if (items.length === 0) return [];

    return [helper.styleTitle(heading), ...items, ''];
  }

  /**
   * Group items by their help group heading.
   *
   * @param {Command[] | Option[]} unsortedItems
   * @param {Command[] | Option[]} visibleItems
   * @param {Function} getGroup
   * @returns {Map<string, Command[] | Option[]>}
   */
  groupItems(unsortedItems, visibleItems, getGroup) {
    const result = new Map();
    // Add groups in order of appearance in unsortedItems.
    unsortedItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) result.set(group, []);
    });
    // Add items in order of appearance in visibleItems.
    visibleItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) {
        result.set(group, []);
      }
      result.get(group).push(item);
    });
    return result;
  }

  /**
   * Generate the built-in help text.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {string}
   */

  formatHelp(cmd, helper) {
    const termWidth = helper.padWidth(cmd, helper);
    const helpWidth = helper.helpWidth ?? 80; // in case prepareContext() was not called

    function callFormatItem(term, description) {
      return helper.formatItem(term, termWidth, description, helper);
    }

    // Usage
    let output = [
      `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
      '',
    ];

    // Description
    const commandDescription = helper.commandDescription(cmd);
    if (commandDescription.length > 0) {
      output = output.concat([
        helper.boxWrap(
          helper.styleCommandDescription(commandDescription),
          helpWidth,
        ),
        '',
      ]);
    }

    // Arguments
    const argumentList = helper.visibleArguments(cmd).map((argument) => {
      return callFormatItem(
        helper.styleArgumentTerm(helper.argumentTerm(argument)),
        helper.styleArgumentDescription(helper.argumentDescription(argument)),
      );
    });
    output = output.concat(
      this.formatItemList('Arguments:', argumentList, helper),
    );

    // Options
    const optionGroups = this.groupItems(
      cmd.options,
      helper.visibleOptions(cmd),
      (option) => option.helpGroupHeading ?? 'Options:',
    );
    optionGroups.forEach((options, group) => {
      const optionList = options.map((option) => {
        return callFormatItem(
          helper.styleOptionTerm(helper.optionTerm(option)),
          helper.styleOptionDescription(helper.optionDescription(option)),
        );
      });
      output = output.concat(this.formatItemList(group, optionList, helper));
    });

    if (helper.showGlobalOptions) {
      const globalOptionList = helper
        .visibleGlobalOptions(cmd)
        .map((option) => {
          return callFormatItem(
            helper.styleOptionTerm(helper.optionTerm(option)),
            helper.styleOptionDescription(helper.optionDescription(option)),
          );
        });
      output = output.concat(
        this.formatItemList('Global Options:', globalOptionList, helper),
      );
    }

    // Commands
    const commandGroups = this.groupItems(
      cmd.commands,
      helper.visibleCommands(cmd),
      (sub) => sub.helpGroup() || 'Commands:',
    );
    commandGroups.forEach((commands, group) => {
      const commandList = commands.map((sub) => {
        return callFormatItem(
          helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
          helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
        );
      });
      output = output.concat(this.formatItemList(group, commandList, helper));
    });

    return output.join('\n');
  }

  /**
   * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
   *
   * @param {string} str
   * @returns {number}
   */
  displayWidth(str) {
    return stripColor(str).length;
  }

  /**
   * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
   *
   * @param {string} str
   * @returns {string}
   */
  styleTitle(str) {
    return str;
  }

  styleUsage(str) {
    // Usage has lots of parts the user might like to color separately! Assume default usage string which is formed like:
    //    command subcommand [options] [command] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word === '[command]') return this.styleSubcommandText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleCommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleCommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleOptionDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleSubcommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleArgumentDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleDescriptionText(str) {
    return str;
  }
  styleOptionTerm(str) {
    return this.styleOptionText(str);
  }
  styleSubcommandTerm(str) {
    // This is very like usage with lots of parts! Assume default string which is formed like:
    //    subcommand [options] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleSubcommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleArgumentTerm(str) {
    return this.styleArgumentText(str);
  }
  styleOptionText(str) {
    return str;
  }
  styleArgumentText(str) {
    return str;
  }
  styleSubcommandText(str) {
    return str;
  }
  styleCommandText(str) {
    return str;
  }

  /**
   * Calculate the pad width from the maximum term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  padWidth(cmd, helper) {
    return Math.max(
      helper.longestOptionTermLength(cmd, helper),
      helper.longestGlobalOptionTermLength(cmd, helper),
      helper.longestSubcommandTermLength(cmd, helper),
      helper.longestArgumentTermLength(cmd, helper),
    );
  }

  /**
   * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
   *
   * @param {string} str
   * @returns {boolean}
   */
  preformatted(str) {
    return /\n[^\S\r\n]/.test(str);
  }

  /**
   * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
   *
   * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
   *   TTT  DDD DDDD
   *        DD DDD
   *
   * @param {string} term
   * @param {number} termWidth
   * @param {string} description
   * @param {Help} helper
   * @returns {string}
   */
  formatItem(term, termWidth, description, helper) {
    const itemIndent = 2;
    const itemIndentStr = ' '.repeat(itemIndent);
    if (!description) return itemIndentStr + term;

    // Pad the term out to a consistent width, so descriptions are aligned.
    const paddedTerm = term.padEnd(
      termWidth + term.length - helper.displayWidth(term),
    );

    // Format the description.
    const spacerWidth = 2; // between term and description
    const helpWidth = this.helpWidth ?? 80; // in case prepareContext() was not called
    const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
    let formattedDescription;
    if (
      remainingWidth < this.minWidthToWrap ||
      helper.preformatted(description)
    ) {
      formattedDescription = description;
    } else {
      const wrappedDescription = helper.boxWrap(description, remainingWidth);
      formattedDescription = wrappedDescription.replace(
        /\n/g,
        '\n' + ' '.repeat(termWidth + spacerWidth),
      );
    }

    // Construct and overall indent.
    return (
      itemIndentStr +
      paddedTerm +
      ' '.repeat(spacerWidth) +
      formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
    );
  }

  /**
   * Wrap a string at whitespace, preserving existing line breaks.
   * Wrapping is skipped if the width is less than `minWidthToWrap`.
   *
   * @param {string} str
   * @param {number} width
   * @returns {string}
   */
  boxWrap(str, width) {
    if (width < this.minWidthToWrap) return str;

    const rawLines = str.split(/\r\n|\n/);
    // split up text by whitespace
    const chunkPattern = /[\s]*[^\s]+/g;
    const wrappedLines = [];
    rawLines.forEach((line) => {
      const chunks = line.match(chunkPattern);
      if (chunks === null) {
        wrappedLines.push('');
        return;
      }

      let sumChunks = [chunks.shift()];
      let sumWidth = this.displayWidth(sumChunks[0]);
      chunks.forEach((chunk) => {
        const visibleWidth = this.displayWidth(chunk);
        // Accumulate chunks while they fit into width.
        if (sumWidth + visibleWidth <= width) {
          sumChunks.push(chunk);
          sumWidth += visibleWidth;
          return;
        }
        wrappedLines.push(sumChunks.join(''));

        const nextChunk = chunk.trimStart(); // trim space at line break
        sumChunks = [nextChunk];
        sumWidth = this.displayWidth(nextChunk);
      });
      wrappedLines.push(sumChunks.join(''));
    });

    return wrappedLines.join('\n');
  }
}

/**
 * Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
 *
 * @param {string} str
 * @returns {string}
 * @package
 */

function stripColor(str) {
  // eslint-disable-next-line no-control-regex
  const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
  return str.replace(sgrPattern, '');
}

exports.Help = Help;
exports.stripColor = stripColor;


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(1135);

class Option {
  /**
   * Initialize a new `Option` with the given `flags` and `description`.
   *
   * @param {string} flags
   * @param {string} [description]
   */

  constructor(flags, description) {
    this.flags = flags;
    this.description = description || '';

    this.required = flags.includes('<'); // A value must be supplied when the option is specified.
    this.optional = flags.includes('['); // A value is optional when the option is specified.
    // variadic test ignores <value,...> et al which might be used to describe custom splitting of single argument
    this.variadic = /\w\.\.\.[>\]]$/.test(flags); // The option can take multiple values.
    this.mandatory = false; // The option must have a value after parsing, which usually means it must be specified on command line.
    const optionFlags = splitOptionFlags(flags);
    this.short = optionFlags.shortFlag; // May be a short flag, undefined, or even a long flag (if option has two long flags).
    this.long = optionFlags.longFlag;
    this.negate = false;
    if (this.long) {
      this.negate = this.long.startsWith('--no-');
    }
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.presetArg = undefined;
    this.envVar = undefined;
    this.parseArg = undefined;
    this.hidden = false;
    this.argChoices = undefined;
    this.conflictsWith = [];
    this.implied = undefined;
    this.helpGroupHeading = undefined; // soft initialised when option added to command
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Option}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Preset to use when option used without option-argument, especially optional but also boolean and negated.
   * The custom processing (parseArg) is called.
   *
   * @example
   * new Option('--color').default('GREYSCALE').preset('RGB');
   * new Option('--donate [amount]').preset('20').argParser(parseFloat);
   *
   * @param {*} arg
   * @return {Option}
   */

  preset(arg) {
    this.presetArg = arg;
    return this;
  }

  /**
   * Add option name(s) that conflict with this option.
   * An error will be displayed if conflicting options are found during parsing.
   *
   * @example
   * new Option('--rgb').conflicts('cmyk');
   * new Option('--js').conflicts(['ts', 'jsx']);
   *
   * @param {(string | string[])} names
   * @return {Option}
   */

  conflicts(names) {
    this.conflictsWith = this.conflictsWith.concat(names);
    return this;
  }

  /**
   * Specify implied option values for when this option is set and the implied options are not.
   *
   * The custom processing (parseArg) is not called on the implied values.
   *
   * @example
   * program
   *   .addOption(new Option('--log', 'write logging information to file'))
   *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
   *
   * @param {object} impliedOptionValues
   * @return {Option}
   */
  implies(impliedOptionValues) {
    let newImplied = impliedOptionValues;
    if (typeof impliedOptionValues === 'string') {
      // string is not documented, but easy mistake and we can do what user probably intended.
      newImplied = { [impliedOptionValues]: true };
    }
    this.implied = Object.assign(this.implied || {}, newImplied);
    return this;
  }

  /**
   * Set environment variable to check for option value.
   *
   * An environment variable is only used if when processed the current option value is
   * undefined, or the source of the current value is 'default' or 'config' or 'env'.
   *
   * @param {string} name
   * @return {Option}
   */

  env(name) {
    this.envVar = name;
    return this;
  }

  /**
   * Set the custom handler for processing CLI option arguments into option values.
   *
   * @param {Function} [fn]
   * @return {Option}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Whether the option is mandatory and must have a value after parsing.
   *
   * @param {boolean} [mandatory=true]
   * @return {Option}
   */

  makeOptionMandatory(mandatory = true) {
    this.mandatory = !!mandatory;
    return this;
  }

  /**
   * Hide option in help.
   *
   * @param {boolean} [hide=true]
   * @return {Option}
   */

  hideHelp(hide = true) {
    this.hidden = !!hide;
    return this;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Only allow option value to be one of choices.
   *
   * @param {string[]} values
   * @return {Option}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Return option name.
   *
   * @return {string}
   */

  name() {
    if (this.long) {
      return this.long.replace(/^--/, '');
    }
    return this.short.replace(/^-/, '');
  }

  /**
   * Return option name, in a camelcase format that can be used
   * as an object attribute key.
   *
   * @return {string}
   */

  attributeName() {
    if (this.negate) {
      return camelcase(this.name().replace(/^no-/, ''));
    }
    return camelcase(this.name());
  }

  /**
   * Set the help group heading.
   *
   * @param {string} heading
   * @return {Option}
   */
  helpGroup(heading) {
    this.helpGroupHeading = heading;
    return this;
  }

  /**
   * Check if `arg` matches the short or long flag.
   *
   * @param {string} arg
   * @return {boolean}
   * @package
   */

  is(arg) {
    return this.short === arg || this.long === arg;
  }

  /**
   * Return whether a boolean option.
   *
   * Options are one of boolean, negated, required argument, or optional argument.
   *
   * @return {boolean}
   * @package
   */

  isBoolean() {
    return !this.required && !this.optional && !this.negate;
  }
}

/**
 * This class is to make it easier to work with dual options, without changing the existing
 * implementation. We support separate dual options for separate positive and negative options,
 * like `--build` and `--no-build`, which share a single option value. This works nicely for some
 * use cases, but is tricky for others where we want separate behaviours despite
 * the single shared option value.
 */
class DualOptions {
  /**
   * @param {Option[]} options
   */
  constructor(options) {
    this.positiveOptions = new Map();
    this.negativeOptions = new Map();
    this.dualOptions = new Set();
    options.forEach((option) => {
      if (option.negate) {
        this.negativeOptions.set(option.attributeName(), option);
      } else {
        this.positiveOptions.set(option.attributeName(), option);
      }
    });
    this.negativeOptions.forEach((value, key) => {
      if (this.positiveOptions.has(key)) {
        this.dualOptions.add(key);
      }
    });
  }

  /**
   * Did the value come from the option, and not from possible matching dual option?
   *
   * @param {*} value
   * @param {Option} option
   * @returns {boolean}
   */
  valueFromOption(value, option) {
    const optionKey = option.attributeName();
    if (!this.dualOptions.has(optionKey)) return true;

    // Use the value to deduce if (probably) came from the option.
    const preset = this.negativeOptions.get(optionKey).presetArg;
    const negativeValue = preset !== undefined ? preset : false;
    return option.negate === (negativeValue === value);
  }
}

/**
 * Convert string from kebab-case to camelCase.
 *
 * @param {string} str
 * @return {string}
 * @private
 */

function camelcase(str) {
  return str.split('-').reduce((str, word) => {
    return str + word[0].toUpperCase() + word.slice(1);
  });
}

/**
 * Split the short and long flag out of something like '-m,--mixed <value>'
 *
 * @private
 */

function splitOptionFlags(flags) {
  let shortFlag;
  let longFlag;
  // short flag, single dash and single character
  const shortFlagExp = /^-[^-]$/;
  // long flag, double dash and at least one character
  const longFlagExp = /^--[^-]/;

  const flagParts = flags.split(/[ |,]+/).concat('guard');
  // Normal is short and/or long.
  if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
  if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
  // Long then short. Rarely used but fine.
  if (!shortFlag && shortFlagExp.test(flagParts[0]))
    shortFlag = flagParts.shift();
  // Allow two long flags, like '--ws, --workspace'
  // This is the supported way to have a shortish option flag.
  if (!shortFlag && longFlagExp.test(flagParts[0])) {
    shortFlag = longFlag;
    longFlag = flagParts.shift();
  }

  // Check for unprocessed flag. Fail noisily rather than silently ignore.
  if (flagParts[0].startsWith('-')) {
    const unsupportedFlag = flagParts[0];
    const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
    if (/^-[^-][^-]/.test(unsupportedFlag))
      throw new Error(
        `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
      );
    if (shortFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many short flags`);
    if (longFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many long flags`);

    throw new Error(`${baseError}
- unrecognised flag format`);
  }
  if (shortFlag === undefined && longFlag === undefined)
    throw new Error(
      `option creation failed due to no flags found in '${flags}'.`,
    );

  return { shortFlag, longFlag };
}

exports.Option = Option;
exports.DualOptions = DualOptions;


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack_module, exports) => {

const maxDistance = 3;

function editDistance(a, b) {
  // https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  // Calculating optimal string alignment distance, no substring is edited more than once.
  // (Simple implementation.)

  // Quick early exit, return worst case.
  if (Math.abs(a.length - b.length) > maxDistance)
    return Math.max(a.length, b.length);

  // distance between prefix substrings of a and b
  const d = [];

  // pure deletions turn a into empty string
  for (let i = 0; i <= a.length; i++) {
    d[i] = [i];
  }
  // pure insertions turn empty string into b
  for (let j = 0; j <= b.length; j++) {
    d[0][j] = j;
  }

  // fill matrix
  for (let j = 1; j <= b.length; j++) {
    for (let i = 1; i <= a.length; i++) {
      let cost = 1;
      if (a[i - 1] === b[j - 1]) {
        cost = 0;
      } else {
        cost = 1;
      }
      d[i][j] = Math.min(
        d[i - 1][j] + 1, // deletion
        d[i][j - 1] + 1, // insertion
        d[i - 1][j - 1] + cost, // substitution
      );
      // transposition
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }

  return d[a.length][b.length];
}

/**
 * Find close matches, restricted to same number of edits.
 *
 * @param {string} word
 * @param {string[]} candidates
 * @returns {string}
 */

function suggestSimilar(word, candidates) {
  if (!candidates || candidates.length === 0) return '';
  // remove possible duplicates
  candidates = Array.from(new Set(candidates));

  const searchingOptions = word.startsWith('--');
  if (searchingOptions) {
    word = word.slice(2);
    candidates = candidates.map((candidate) => candidate.slice(2));
  }

  let similar = [];
  let bestDistance = maxDistance;
  const minSimilarity = 0.4;
  candidates.forEach((candidate) => {
    if (candidate.length <= 1) return; // no one character guesses

    const distance = editDistance(word, candidate);
    const length = Math.max(word.length, candidate.length);
    const similarity = (length - distance) / length;
    if (similarity > minSimilarity) {
      if (distance < bestDistance) {
        // better edit distance, throw away previous worse matches
        bestDistance = distance;
        similar = [candidate];
      } else if (distance === bestDistance) {
        similar.push(candidate);
      }
    }
  });

  similar.sort((a, b) => a.localeCompare(b));
  if (searchingOptions) {
    similar = similar.map((candidate) => `--${candidate}`);
  }

  if (similar.length > 1) {
    return `\n(Did you mean one of ${similar.join(', ')}?)`;
  }
  if (similar.length === 1) {
    return `\n(Did you mean ${similar[0]}?)`;
  }
  return '';
}

exports.suggestSimilar = suggestSimilar;


/***/ }),

/***/ 2591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lb: () => (/* binding */ describeLargest),
/* harmony export */   SH: () => (/* binding */ describeArchive),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* unused harmony export LARGE_BYTES */
/** A larger archive is named together with what makes it large. */
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
/** `212 files, 1.3 MB, sha256 9a4f… (38 ignored, 2 withheld: .env, prod.tfvars)` */
function describeArchive({ bytes, sha256, entries, withheld }) {
    const files = entries.filter(({ type }) => type === 'file').length;
    const ignored = withheld.filter(({ reason }) => reason === 'ignored');
    const others = withheld.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
    const shown = others.length > 4 ? [...others.slice(0, 3), `${others.length - 3} more`] : others;
    const left = [
        ...(ignored.length > 0 ? [`${ignored.length} ignored`] : []),
        ...(others.length > 0 ? [`${others.length} withheld: ${shown.join(', ')}`] : []),
    ];
    const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
    return `${size}, sha256 ${sha256.slice(0, 12)}…${left.length > 0 ? ` (${left.join(', ')})` : ''}`;
}
/** What makes an archive large, biggest first; empty for one of a usual size. */
function describeLargest({ bytes, entries }) {
    if (bytes <= LARGE_BYTES)
        return [];
    const largest = entries.filter(({ type }) => type === 'file').toSorted(bySize);
    return largest.slice(0, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
const bySize = (a, b) => b.size - a.size || (a.path < b.path ? -1 : 1);
/** `1.3 MB`: decimal units, as services bill and limit. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    while (value >= 999.95 && unit < units.length - 1) {
        value /= 1000;
        unit++;
    }
    return `${value.toFixed(value < 10 ? 1 : 0)} ${units[unit]}`;
}
//# sourceMappingURL=describe.js.map

/***/ }),

/***/ 857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  packDirectory: () => (/* binding */ packDirectory)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/src/git/tracked-files.js
/**
 * Paths relative to `directory`, with slashes, of every tracked file below it, those in
 * submodules included. Without git, or outside a repository, nothing counts as tracked, and a
 * warning says so.
 */
async function listTrackedFiles(directory, execute, warnings) {
    // Reading the index must not run a program that a repository's configuration names.
    const args = ['-c', 'core.fsmonitor=false', 'ls-files', '-z', '--recurse-submodules'];
    try {
        const { exitCode, stdout, stderr } = await execute('git', args, { cwd: directory });
        if (exitCode === 0)
            return new Set(stdout.split('\0').filter((path) => path !== ''));
        if (!/not a git repository/i.test(stderr))
            warn(firstLine(stderr) || `exit code ${exitCode}`);
    }
    catch (error) {
        warn(error instanceof Error ? error.message : String(error));
    }
    return new Set();
    function warn(why) {
        const message = `git could not tell which files are tracked (${why}); files that look like credentials are withheld`;
        warnings.push({ at: 'git', message });
    }
}
const firstLine = (text) => text.trim().split('\n', 1)[0] ?? '';
//# sourceMappingURL=tracked-files.js.map
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __nccwpck_require__(847);
;// CONCATENATED MODULE: ./build/src/archive/archive-file.js
/** The file that an archive is written to: complete under its name, or not there at all. */



/**
 * Every failure is a `PackError` that names the path; nothing is left behind.
 *
 * @param output where the archive shall be, or undefined for a temporary file
 * @param temporary the directory for temporary files
 */
function createArchiveFile(output, temporary, write = (fd, bytes, offset) => (0,external_node_fs_.writeSync)(fd, bytes, offset)) {
    const spool = output === undefined ? makeSpool(temporary) : undefined;
    const path = output ?? (0,external_node_path_.join)(spool ?? '', 'archive.tar.gz');
    // A device or a pipe is written to; a file of that name is replaced only by a whole archive.
    const scratch = spool !== undefined || isSpecial(path) ? path : `${path}.partial`;
    const attempt = (action) => {
        try {
            return action();
        }
        catch (error) {
            file.abandon();
            throw new pack/* PackError */.q([{ path, message: sayWhy(error) }]);
        }
    };
    let fd;
    const file = {
        path,
        scratch: spool ?? scratch,
        write: (bytes) => attempt(() => {
            if (fd === undefined)
                throw new Error('the archive is already complete');
            for (let at = 0; at < bytes.length;)
                at += write(fd, bytes, at);
        }),
        finish: () => attempt(() => {
            if (fd !== undefined)
                (0,external_node_fs_.closeSync)(fd);
            fd = undefined;
            if (scratch !== path)
                (0,external_node_fs_.renameSync)(scratch, path);
        }),
        abandon() {
            if (fd === undefined)
                return;
            (0,external_node_fs_.closeSync)(fd);
            fd = undefined;
            if (spool !== undefined)
                (0,external_node_fs_.rmSync)(spool, { recursive: true, force: true });
            else if (scratch !== path)
                (0,external_node_fs_.rmSync)(scratch, { force: true });
        },
        remove() {
            if (spool !== undefined)
                (0,external_node_fs_.rmSync)(spool, { recursive: true, force: true });
        },
    };
    fd = attempt(() => (0,external_node_fs_.openSync)(scratch, 'w', 0o600));
    return file;
}
function makeSpool(temporary) {
    try {
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'plangate-'));
    }
    catch (error) {
        throw new pack/* PackError */.q([{ path: temporary, message: sayWhy(error) }]);
    }
}
function isSpecial(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return stats !== undefined && !stats.isFile();
}
function sayWhy(error) {
    const { code, message } = error;
    switch (code) {
        case 'ENOSPC':
            return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
        case 'ENOENT':
            return `the directory does not exist`;
        case 'EACCES':
        case 'EPERM':
        case 'EROFS':
            return `may not be written (${code})`;
        default:
            return message;
    }
}
//# sourceMappingURL=archive-file.js.map
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(8522);
;// CONCATENATED MODULE: ./build/src/archive/is-incompressible.js

const PROBES = 64;
const PROBE_BYTES = 256;
const SAMPLE_BYTES = PROBES * PROBE_BYTES;
const EXPECTED = SAMPLE_BYTES / 256;
/** Chi-square of noise is 255 ± 23. */
const NOISE = 400;
/** What is more uneven than this gets smaller: text is beyond 100,000, base64 at 49,000. */
const UNEVEN = 16_384;
/**
 * Whether bytes are already compressed or encrypted, so that deflating them is in vain. Judged by
 * how evenly the values of a sample are spread, in whole numbers, so that every machine agrees;
 * where that leaves a doubt, by deflating a sample.
 */
function isIncompressible(bytes) {
    if (bytes.length < 2 * SAMPLE_BYTES)
        return false;
    const unevenness = measureUnevenness(bytes);
    if (unevenness < NOISE)
        return true;
    if (unevenness > UNEVEN)
        return false;
    const middle = Math.floor(bytes.length / 2);
    const sample = bytes.subarray(middle, middle + SAMPLE_BYTES);
    return (0,external_node_zlib_.deflateRawSync)(sample, { level: 1 }).length > sample.length * 0.97;
}
/** Chi-square of the byte values in a sample. */
function measureUnevenness(bytes) {
    const counts = new Uint32Array(256);
    const stride = Math.floor(bytes.length / PROBES);
    for (let probe = 0; probe < PROBES; probe++) {
        const from = probe * stride;
        for (let at = from; at < from + PROBE_BYTES; at++) {
            const value = bytes[at] ?? 0;
            counts[value] = (counts[value] ?? 0) + 1;
        }
    }
    let squares = 0;
    for (const count of counts)
        squares += (count - EXPECTED) ** 2;
    return Math.floor(squares / EXPECTED);
}
//# sourceMappingURL=is-incompressible.js.map
;// CONCATENATED MODULE: ./build/src/archive/gzip-blocks.js
/**
 * One gzip stream out of blocks that are compressed on several threads: each block becomes
 * complete deflate blocks up to a byte border, so that they can be joined as they are.
 */


/** How many bytes are compressed at once. Larger ones gain under a hundredth in size. */
const BLOCK_BYTES = 512 * 1024;
/** Blocks that are being compressed or wait for their turn; bounds the memory. */
const IN_FLIGHT = 6;
const STORED_BYTES = 65_535;
// No name, no date, no operating system: nothing that tells one machine from another.
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);
/**
 * @param level deflate level, 1 to 9
 * @param sink gets the compressed bytes in order
 */
function createGzipBlocks(level, sink) {
    const waiting = [];
    const free = [];
    let crc = 0;
    let size = 0;
    sink(HEADER);
    const takeOldest = async () => {
        const oldest = waiting.shift();
        if (!oldest)
            return;
        const { pieces, buffer } = await oldest;
        for (const piece of pieces)
            sink(piece);
        free.push(buffer);
    };
    return {
        buffer: () => free.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES),
        async push(buffer, length) {
            const bytes = buffer.subarray(0, length);
            crc = (0,external_node_zlib_.crc32)(bytes, crc);
            size += length;
            const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes, level);
            waiting.push(Promise.resolve(pieces).then((pieces) => ({ pieces, buffer })));
            if (waiting.length >= IN_FLIGHT)
                await takeOldest();
        },
        async end() {
            while (waiting.length > 0)
                await takeOldest();
            const trailer = Buffer.alloc(8);
            trailer.writeUInt32LE(crc, 0);
            trailer.writeUInt32LE(size % 2 ** 32, 4);
            sink(LAST_BLOCK);
            sink(trailer);
        },
    };
}
function compress(bytes, level) {
    const options = {
        level,
        // One piece of output a block: every further one costs a turn of the event loop.
        chunkSize: BLOCK_BYTES + 4096,
        finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH,
    };
    return new Promise((resolve, reject) => {
        (0,external_node_zlib_.deflateRaw)(bytes, options, (error, deflated) => (error ? reject(error) : resolve([deflated])));
    });
}
/** Deflate's stored blocks: what does not get smaller is not worth the attempt. */
function store(bytes) {
    const pieces = [];
    for (let at = 0; at < bytes.length; at += STORED_BYTES) {
        const piece = bytes.subarray(at, at + STORED_BYTES);
        const header = Buffer.alloc(5);
        header.writeUInt16LE(piece.length, 1);
        header.writeUInt16LE(piece.length ^ 0xffff, 3);
        pieces.push(header, piece);
    }
    return pieces;
}
//# sourceMappingURL=gzip-blocks.js.map
;// CONCATENATED MODULE: ./build/src/archive/pattern.js
/** Patterns as trees: what globs and regular expressions become before they are matched. */
const LAST = 0x10ffff;
const SLASH = 47;
const NEWLINE = 10;
const anything = { kind: 'set', ranges: [0, LAST] };
const notSlash = { kind: 'set', ranges: invert([SLASH, SLASH]) };
const notNewline = { kind: 'set', ranges: invert([NEWLINE, NEWLINE]) };
const slash = { kind: 'set', ranges: [SLASH, SLASH] };
const textStart = { kind: 'assert', what: 'start' };
const textEnd = { kind: 'assert', what: 'end' };
function character(codePoint) {
    return { kind: 'set', ranges: [codePoint, codePoint] };
}
function sequence(parts) {
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: 'sequence', parts };
}
function choice(options) {
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
}
function repeat(of, min = 0, max = Infinity) {
    return { kind: 'repeat', of, min, max };
}
/** Ascending and without overlaps. */
function normalise(ranges) {
    const pairs = [];
    for (let at = 0; at < ranges.length; at += 2)
        pairs.push([ranges[at] ?? 0, ranges[at + 1] ?? 0]);
    pairs.sort((a, b) => a[0] - b[0]);
    const merged = [];
    for (const [from, to] of pairs) {
        const end = merged.at(-1);
        if (end !== undefined && from <= end + 1)
            merged[merged.length - 1] = Math.max(end, to);
        else
            merged.push(from, to);
    }
    return merged;
}
/** Every character that is not in the ranges. */
function invert(ranges) {
    const inverted = [];
    let next = 0;
    const ascending = normalise(ranges);
    for (let at = 0; at < ascending.length; at += 2) {
        const from = ascending[at] ?? 0;
        if (next < from)
            inverted.push(next, from - 1);
        next = (ascending[at + 1] ?? 0) + 1;
    }
    if (next <= LAST)
        inverted.push(next, LAST);
    return inverted;
}
//# sourceMappingURL=pattern.js.map
;// CONCATENATED MODULE: ./build/src/archive/automaton-program.js
/** Patterns as instructions for an automaton. */

/** The patterns together are larger than can be matched in bounded memory. */
class TooLargeError extends Error {
    name = 'TooLargeError';
}
const INSTRUCTION_LIMIT = 1_000_000;
const SET = 0;
const SPLIT = 1;
const FAN = 2;
const ASSERT = 3;
const MATCH = 4;
const ASSERTS = ['start', 'end', 'word-border', 'no-word-border'];
/** @throws TooLargeError */
function compile(branches) {
    const program = {
        op: [],
        x: [],
        y: [],
        owner: [],
        sets: [],
        fans: [],
        entries: [],
        usesWords: false,
    };
    const { op, sets, fans, entries } = program;
    let rule = -1;
    const emit = (code, x, y) => {
        if (op.length >= INSTRUCTION_LIMIT)
            throw new TooLargeError('the patterns are too large');
        program.x.push(x);
        program.y.push(y);
        program.owner.push(rule);
        return op.push(code) - 1;
    };
    /** Emits `pattern` so that it goes on at `next`; answers where it begins. */
    const place = (pattern, next) => {
        switch (pattern.kind) {
            case 'set':
                return emit(SET, sets.push(pattern.ranges) - 1, next);
            case 'assert':
                if (pattern.what.endsWith('word-border'))
                    program.usesWords = true;
                return emit(ASSERT, ASSERTS.indexOf(pattern.what), next);
            case 'sequence':
                return pattern.parts.reduceRight((following, part) => place(part, following), next);
            case 'choice':
                return pattern.options
                    .map((option) => place(option, next))
                    .reduceRight((second, first) => emit(SPLIT, first, second));
            case 'repeat':
                return placeRepeat(pattern, next);
        }
    };
    const placeRepeat = ({ of, min, max }, next) => {
        let entry = next;
        let times = 0;
        if (max === Infinity) {
            // The loop itself is the last of the required ones: copies would double at every nesting.
            const again = emit(SPLIT, next, next);
            const body = place(of, again);
            program.x[again] = body;
            entry = min > 0 ? body : again;
            times = 1;
        }
        else {
            for (let more = min; more < max; more++)
                entry = emit(SPLIT, place(of, entry), next);
        }
        for (; times < min; times++)
            entry = place(of, entry);
        return entry;
    };
    // Nearly every rule may begin at any depth: the way there is shared by all of them.
    const shared = (from, fan) => {
        if (fan.length === 0)
            return;
        rule = -1;
        const border = emit(FAN, fans.push(fan) - 1, 0);
        if (from === 'anywhere') {
            fan.push(emit(SET, sets.push(rangesOf(anything)) - 1, border));
        }
        else {
            const inside = emit(SPLIT, 0, 0);
            program.x[inside] = emit(SET, sets.push(rangesOf(slash)) - 1, border);
            const stay = from === 'segment' ? rangesOf(notSlash) : notSlashOrNewline;
            program.y[inside] = emit(SET, sets.push(stay) - 1, inside);
            fan.push(inside);
        }
        entries.push(border);
    };
    const begin = {
        start: [],
        segment: [],
        'segment-of-line': [],
        anywhere: [],
    };
    for (const branch of branches) {
        rule = branch.rule;
        begin[branch.from].push(place(branch.pattern, emit(MATCH, branch.rule, 0)));
    }
    entries.push(...begin.start);
    shared('segment', begin.segment);
    shared('segment-of-line', begin['segment-of-line']);
    shared('anywhere', begin.anywhere);
    return program;
}
const rangesOf = (pattern) => pattern.kind === 'set' ? pattern.ranges : [];
const notSlashOrNewline = rangesOf(notNewline).flatMap((edge, at, all) => at % 2 === 1 ? [] : splitAtSlash(edge, all[at + 1] ?? edge));
function splitAtSlash(from, to) {
    return from <= 47 && to >= 47 ? [from, 46, 48, to] : [from, to];
}
//# sourceMappingURL=automaton-program.js.map
;// CONCATENATED MODULE: ./build/src/archive/automaton.js
/**
 * Matches one text against many patterns at once, in time linear in the text: a nondeterministic
 * automaton whose sets of states are computed when first met and kept. There is no backtracking,
 * so no pattern can make it slow, and a path's common beginning is never looked at twice.
 */

/** Numbers kept in remembered state sets; beyond it they are forgotten and computed again. */
const KERNEL_BUDGET = 4_000_000;
const AT_START = 1;
const AFTER_WORD = 2;
/** @param revives whether the rule of this number brings back what earlier rules excluded */
function createAutomaton(branches, revives) {
    const program = compile(branches);
    const { op, x, y, owner } = program;
    const classes = divideCharacters(program.sets, program.usesWords);
    const buckets = new Map();
    let kept = 0;
    const seen = new Uint32Array(op.length);
    let generation = 0;
    const pending = [];
    /** Calls `visit` with every instruction that waits for a character, or has matched. */
    function close(state, holds, visit) {
        generation++;
        for (const at of state.kernel)
            pending.push(at);
        for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
            if (seen[at] === generation)
                continue;
            seen[at] = generation;
            const operand = x[at] ?? 0;
            switch (op[at]) {
                case SPLIT:
                    pending.push(operand, y[at] ?? 0);
                    break;
                case FAN:
                    for (const entry of program.fans[operand] ?? [])
                        pending.push(entry);
                    break;
                case ASSERT:
                    if (holds(operand))
                        pending.push(y[at] ?? 0);
                    break;
                default:
                    visit(at);
            }
        }
    }
    function advance(state, code) {
        const word = isWord(code);
        const reached = new Set();
        close(state, (assert) => assertHolds(assert, state.context, word, false), (at) => {
            if (op[at] === MATCH)
                reached.add(at);
            else if (contains(program.sets[x[at] ?? 0] ?? [], code))
                reached.add(y[at] ?? 0);
        });
        const kernel = Int32Array.from(reached).sort();
        return remember(kernel, program.usesWords && word ? AFTER_WORD : 0);
    }
    function remember(kernel, context) {
        let hash = context;
        for (const at of kernel)
            hash = (Math.imul(hash, 31) + at) | 0;
        const bucket = buckets.get(hash) ?? [];
        const known = bucket.find((state) => state.context === context && isEqual(state.kernel, kernel));
        if (known)
            return known;
        if (kept > KERNEL_BUDGET)
            forget();
        const state = { kernel, context, next: new Map() };
        bucket.push(state);
        buckets.set(hash, bucket);
        kept += kernel.length + 16;
        return state;
    }
    function forget() {
        for (const bucket of buckets.values())
            for (const state of bucket)
                state.next.clear();
        buckets.clear();
        kept = 0;
    }
    const start = {
        kernel: Int32Array.from(program.entries),
        context: AT_START,
        next: new Map(),
    };
    return {
        start: () => start,
        step(state, text) {
            let current = state;
            for (let at = 0; at < text.length; at++) {
                const code = text.codePointAt(at) ?? 0;
                if (code > 0xffff)
                    at++;
                const kind = classes(code);
                let next = current.next.get(kind);
                if (!next) {
                    next = advance(current, code);
                    current.next.set(kind, next);
                    kept += 4;
                }
                current = next;
            }
            return current;
        },
        summarise(state) {
            if (state.summary)
                return state.summary;
            let last = -1;
            let revivable = -1;
            close(state, (assert) => assertHolds(assert, state.context, false, true), (at) => {
                const rule = x[at] ?? 0;
                if (op[at] === MATCH && rule > last)
                    last = rule;
            });
            close(state, () => true, (at) => {
                const rule = owner[at] ?? -1;
                if (rule > revivable && revives(rule))
                    revivable = rule;
            });
            state.summary = { last, revivable };
            return state.summary;
        },
    };
}
/** Characters that no set tells apart share a number. */
function divideCharacters(sets, words) {
    const borders = new Set([0]);
    const add = (ranges) => {
        for (let at = 0; at < ranges.length; at += 2) {
            borders.add(ranges[at] ?? 0);
            borders.add((ranges[at + 1] ?? 0) + 1);
        }
    };
    for (const ranges of sets)
        add(ranges);
    if (words)
        add([48, 57, 65, 90, 95, 95, 97, 122]);
    const sorted = Int32Array.from(borders).sort();
    const search = (code) => {
        let low = 0;
        let high = sorted.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((sorted[middle] ?? 0) <= code)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    };
    const ascii = Int32Array.from({ length: 128 }, (_, code) => search(code));
    return (code) => ascii[code] ?? search(code);
}
function contains(ranges, code) {
    let low = 0;
    let high = ranges.length / 2 - 1;
    while (low <= high) {
        const middle = (low + high) >> 1;
        if (code < (ranges[2 * middle] ?? 0))
            high = middle - 1;
        else if (code > (ranges[2 * middle + 1] ?? 0))
            low = middle + 1;
        else
            return true;
    }
    return false;
}
function assertHolds(assert, context, nextIsWord, atEnd) {
    switch (ASSERTS[assert]) {
        case 'start':
            return context === AT_START;
        case 'end':
            return atEnd;
        case 'word-border':
            return (context === AFTER_WORD) !== nextIsWord;
        default:
            return (context === AFTER_WORD) === nextIsWord;
    }
}
function isWord(code) {
    return ((code >= 48 && code <= 57) ||
        (code >= 65 && code <= 90) ||
        code === 95 ||
        (code >= 97 && code <= 122));
}
function isEqual(a, b) {
    return a.length === b.length && a.every((value, at) => value === b[at]);
}
//# sourceMappingURL=automaton.js.map
;// CONCATENATED MODULE: ./build/src/archive/character-classes.js
/** Named sets of ASCII characters, as ranges. */

const DIGIT = [48, 57];
const SPACE = [9, 10, 12, 13, 32, 32];
const WORD = [48, 57, 65, 90, 95, 95, 97, 122];
/** `\\d` and its relatives, by their letter. */
const PERL = {
    d: DIGIT,
    D: invert(DIGIT),
    s: SPACE,
    S: invert(SPACE),
    w: WORD,
    W: invert(WORD),
};
/** The ASCII classes, as `[:alpha:]` in a bracket; also those of git's patterns. */
const POSIX = {
    alnum: [48, 57, 65, 90, 97, 122],
    alpha: [65, 90, 97, 122],
    ascii: [0, 127],
    blank: [9, 9, 32, 32],
    cntrl: [0, 31, 127, 127],
    digit: DIGIT,
    graph: [33, 126],
    lower: [97, 122],
    print: [32, 126],
    punct: [33, 47, 58, 64, 91, 96, 123, 126],
    space: [9, 13, 32, 32],
    upper: [65, 90],
    word: WORD,
    xdigit: [48, 57, 65, 70, 97, 102],
};
//# sourceMappingURL=character-classes.js.map
;// CONCATENATED MODULE: ./build/src/archive/gitignore-rules.js



/** Git compares bytes: each is a character of its own here. */
const toBytes = (text) => isAscii(text) ? text : Buffer.from(text).toString('latin1');
function startAsGit(text) {
    const rules = readRules(text);
    const branches = rules.flatMap(({ branch }, rule) => (branch ? [{ ...branch, rule }] : []));
    const automaton = createAutomaton(branches, (rule) => rules[rule]?.negated ?? false);
    const decide = (state) => {
        const rule = rules[automaton.summarise(state).last];
        return rule && !rule.negated ? { line: rule.line ?? 0, text: rule.text } : undefined;
    };
    const at = (state) => ({
        file: (name) => decide(automaton.step(state, toBytes(name))),
        directory(name) {
            const contents = automaton.step(state, `${toBytes(name)}/`);
            const withheld = decide(contents);
            // Git does not look into an excluded directory, so nothing in it can be brought back.
            return withheld ? { withheld } : { inside: at(contents) };
        },
    });
    return () => at(automaton.start());
}
function readRules(text) {
    const rules = [];
    for (const [at, ended] of text
        .replace(/^\uFEFF/, '')
        .split('\n')
        .entries()) {
        const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
        if (written.startsWith('#'))
            continue;
        const trimmed = trimSpaces(written);
        if (trimmed === '')
            continue;
        const negated = trimmed.startsWith('!');
        const branch = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
        rules.push({ line: at + 1, text: trimmed, negated, branch });
    }
    return rules;
}
/** Spaces at the end do not count unless a backslash stands before them. */
function trimSpaces(text) {
    let end = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text.charAt(at);
        if (character === '\\')
            at++;
        if (character !== ' ')
            end = Math.min(at + 1, text.length);
    }
    return text.slice(0, end);
}
/** A pattern for whole paths, directories ending in a slash; undefined: it matches nothing. */
function readPattern(text) {
    const directoryOnly = text.endsWith('/');
    const body = directoryOnly ? text.slice(0, -1) : text;
    const anchored = body.includes('/');
    const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
    if (glob === '')
        return undefined;
    const parts = anchored ? readPath(glob) : readSegment(glob);
    if (!parts)
        return undefined;
    const end = directoryOnly ? slash : repeat(slash, 0, 1);
    return { pattern: sequence([...parts, end, textEnd]), from: anchored ? 'start' : 'segment' };
}
function readPath(glob) {
    const parts = [];
    let at = 0;
    while (at < glob.length) {
        const stars = countStars(glob, at);
        const borders = (at === 0 || glob[at - 1] === '/') && stars >= 2;
        const after = glob.slice(at + stars);
        if (borders && (after === '' || after.startsWith('/') || after.startsWith('\\/'))) {
            if (after === '') {
                // Whatever is inside, but not the directory itself.
                parts.push(notSlash, repeat(anything));
                return parts;
            }
            parts.push(after.startsWith('/') ? zeroOrMoreDirectories : repeat(anything));
            at += stars + (after.startsWith('/') ? 1 : 0);
            continue;
        }
        const piece = readPiece(glob, at);
        if (!piece)
            return undefined;
        parts.push(piece.pattern);
        at = piece.next;
    }
    return parts;
}
function readSegment(glob) {
    const parts = [];
    for (let at = 0; at < glob.length;) {
        const piece = readPiece(glob, at);
        if (!piece)
            return undefined;
        parts.push(piece.pattern);
        at = piece.next;
    }
    return parts;
}
const zeroOrMoreDirectories = repeat(sequence([repeat(anything), slash]), 0, 1);
function countStars(glob, from) {
    let at = from;
    while (glob[at] === '*')
        at++;
    return at - from;
}
function readPiece(glob, at) {
    const now = glob.charCodeAt(at);
    switch (glob[at]) {
        case '*':
            return { pattern: repeat(notSlash), next: at + countStars(glob, at) };
        case '?':
            return { pattern: notSlash, next: at + 1 };
        case '[':
            return readBracket(glob, at);
        case '\\':
            if (at + 1 >= glob.length)
                return undefined;
            return { pattern: character(glob.charCodeAt(at + 1)), next: at + 2 };
        default:
            return { pattern: character(now), next: at + 1 };
    }
}
/** `[…]`; undefined when it does not end or names an unknown class: git then never matches. */
function readBracket(glob, from) {
    let at = from + 1;
    const negated = glob[at] === '!' || glob[at] === '^';
    if (negated)
        at++;
    const ranges = [];
    let previous = 0;
    for (let first = true; first || glob[at] !== ']'; first = false) {
        let now = glob.charCodeAt(at);
        const upTo = glob[at + 1];
        if (Number.isNaN(now))
            return undefined;
        if (glob[at] === '\\') {
            now = glob.charCodeAt(++at);
            if (Number.isNaN(now))
                return undefined;
            ranges.push(now, now);
        }
        else if (glob[at] === '-' && previous > 0 && upTo !== undefined && upTo !== ']') {
            at += upTo === '\\' ? 2 : 1;
            const to = glob.charCodeAt(at);
            if (Number.isNaN(to))
                return undefined;
            if (previous <= to)
                ranges.push(previous, to);
            now = 0;
        }
        else if (glob[at] === '[' && upTo === ':') {
            const end = glob.indexOf(']', at + 2);
            if (end < 0)
                return undefined;
            if (glob[end - 1] === ':' && end - 1 >= at + 2) {
                const name = glob.slice(at + 2, end - 1);
                const named = Object.hasOwn(POSIX, name) && !/^(ascii|word)$/.test(name) && POSIX[name];
                if (!named)
                    return undefined;
                ranges.push(...named);
                at = end;
                now = 0;
            }
            else
                ranges.push(now, now);
        }
        else
            ranges.push(now, now);
        previous = now;
        at++;
    }
    const set = negated ? invert([...ranges, 47, 47]) : withoutSlash(normalise(ranges));
    return { pattern: { kind: 'set', ranges: set }, next: at + 1 };
}
function withoutSlash(ranges) {
    return invert([...invert(ranges), 47, 47]);
}
function isAscii(text) {
    for (let at = 0; at < text.length; at++)
        if (text.charCodeAt(at) > 127)
            return false;
    return true;
}
//# sourceMappingURL=gitignore-rules.js.map
;// CONCATENATED MODULE: ./build/src/archive/expression-reader.js
/** Reads an expression character by character, with a look ahead. */
class Reader {
    codes;
    at = 0;
    lastEnd;
    constructor(codes) {
        this.codes = codes;
    }
    get done() {
        return this.at >= this.codes.length;
    }
    /** The character `ahead` places on, '' past the end. */
    peek(ahead = 0) {
        const code = this.codes[this.at + ahead];
        return code === undefined ? '' : String.fromCodePoint(code);
    }
    take() {
        const next = this.peek();
        this.at++;
        return next;
    }
    takeCode() {
        return this.codes[this.at++] ?? 0;
    }
    startsWith(text) {
        return Array.from(text).every((character, ahead) => this.peek(ahead) === character);
    }
    skip(text) {
        if (!this.startsWith(text))
            return false;
        this.at += text.length;
        return true;
    }
    /** Skips to behind `end` and answers what was before it; undefined when it does not come. */
    before(end) {
        const from = this.at;
        this.lastEnd ??= lastPair(this.codes, end);
        if (from + 2 > this.lastEnd)
            return undefined;
        for (let at = from + 2; at + 1 < this.codes.length; at++) {
            if (this.codes[at] !== end.charCodeAt(0) || this.codes[at + 1] !== end.charCodeAt(1))
                continue;
            this.at = at + 2;
            return String.fromCodePoint(...this.codes.slice(from, at).slice(0, 32));
        }
        return undefined;
    }
    /** A decimal number without leading zeros; what is over a hundred million is as good as that. */
    takeNumber() {
        let digits = '';
        let ahead = 0;
        while (/^[0-9]$/.test(this.peek(ahead)))
            digits += this.peek(ahead++);
        if (digits === '' || (digits.length > 1 && digits.startsWith('0')))
            return undefined;
        this.at += ahead;
        return Math.min(Number(digits), 1e8);
    }
    mark() {
        return this.at;
    }
    reset(mark) {
        this.at = mark;
    }
}
/** Looked up once, so that many openings without an end cost no more than one. */
function lastPair(codes, pair) {
    for (let at = codes.length - 2; at >= 0; at--) {
        if (codes[at] === pair.charCodeAt(0) && codes[at + 1] === pair.charCodeAt(1))
            return at;
    }
    return -1;
}
//# sourceMappingURL=expression-reader.js.map
;// CONCATENATED MODULE: ./build/src/archive/go-expression.js
/**
 * Reads regular expressions as Go's `regexp` package does (RE2 syntax with Perl's classes), into a
 * pattern that is matched in linear time. Only what cannot be reached from an ignore rule is left
 * out: flags and named groups, because `?` is never live there.
 */



/** Go rejects the expression, too. */
class InvalidExpression extends Error {
    name = 'InvalidExpression';
}
/** Go may well accept the expression, but it is not known here what it means to it. */
class UnknownExpression extends Error {
    name = 'UnknownExpression';
}
const REPEAT_LIMIT = 1000;
const DEPTH_LIMIT = 1000;
const CONTROL = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
/** @throws InvalidExpression, UnknownExpression */
function parseGoExpression(text) {
    const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const reader = new Reader(characters);
    const stack = [];
    let open = { options: [], parts: [] };
    let afterRepeat = false;
    while (!reader.done) {
        const repeatsNow = readRepeat(reader);
        if (repeatsNow) {
            const last = open.parts.pop();
            if (!last)
                throw new InvalidExpression('nothing to repeat');
            if (afterRepeat)
                throw new InvalidExpression('a repetition of a repetition');
            open.parts.push(limited(repeatsNow(last)));
            afterRepeat = true;
            continue;
        }
        afterRepeat = false;
        const next = reader.take();
        if (next === '(') {
            if (stack.length >= DEPTH_LIMIT)
                throw new InvalidExpression('nested too deeply');
            stack.push(open);
            open = { options: [], parts: [] };
        }
        else if (next === ')') {
            const outer = stack.pop();
            if (!outer)
                throw new InvalidExpression('a ) without its (');
            outer.parts.push(finish(open));
            open = outer;
        }
        else if (next === '|') {
            open.options.push(sequence(open.parts));
            open.parts = [];
        }
        else if (next === '\\' && reader.skip('Q')) {
            while (!reader.done && !reader.skip('\\E'))
                open.parts.push(single(reader.takeCode()));
        }
        else {
            open.parts.push(readAtom(next, reader));
        }
    }
    if (stack.length > 0)
        throw new InvalidExpression('a ( without its )');
    return finish(open);
}
function finish({ options, parts }) {
    return choice([...options, sequence(parts)]);
}
function readAtom(next, reader) {
    switch (next) {
        case '^':
            return textStart;
        case '$':
            return textEnd;
        case '.':
            return notNewline;
        case '[':
            return { kind: 'set', ranges: go_expression_readBracket(reader) };
        case '\\':
            return readEscape(reader);
        default:
            return single(next.codePointAt(0) ?? 0);
    }
}
function readEscape(reader) {
    const next = reader.peek();
    const ranges = readClass(reader);
    if (ranges)
        return { kind: 'set', ranges };
    const asserts = {
        A: textStart,
        z: textEnd,
        b: { kind: 'assert', what: 'word-border' },
        B: { kind: 'assert', what: 'no-word-border' },
    };
    const assert = Object.hasOwn(asserts, next) ? asserts[next] : undefined;
    if (assert) {
        reader.take();
        return assert;
    }
    return single(readEscapedCode(reader));
}
/** `\d` and the like, after the backslash. */
function readClass(reader) {
    const next = reader.peek();
    if (next === 'p' || next === 'P')
        return readUnicodeClass(reader);
    const ranges = Object.hasOwn(PERL, next) ? PERL[next] : undefined;
    if (ranges)
        reader.take();
    return ranges;
}
/**
 * `\pL` and `\p{Greek}` depend on the Unicode tables that a Go was built with. A letter that names
 * no category is an error there as well, which is what `modules\private` comes to.
 */
function readUnicodeClass(reader) {
    const negated = reader.take();
    const name = reader.peek();
    if (name !== '' && 'CLMNPSZclmnpsz{'.includes(name)) {
        throw new UnknownExpression(`the Unicode class \\${negated}${name}`);
    }
    throw new InvalidExpression('an unknown Unicode class');
}
function readEscapedCode(reader) {
    const next = reader.take();
    if (next === '')
        throw new InvalidExpression('a backslash at the end');
    const control = Object.hasOwn(CONTROL, next) ? CONTROL[next] : undefined;
    if (control !== undefined)
        return control;
    if (next >= '0' && next <= '7')
        return readOctal(next, reader);
    if (next === 'x')
        return readHexadecimal(reader);
    const code = next.codePointAt(0) ?? 0;
    if (code < 128 && !/[0-9A-Za-z]/.test(next))
        return code;
    throw new InvalidExpression(`an unknown escape \\${next}`);
}
function readOctal(first, reader) {
    const isOctal = (text) => text !== '' && text >= '0' && text <= '7';
    if (first !== '0' && !isOctal(reader.peek()))
        throw new InvalidExpression('a back reference');
    let code = Number(first);
    for (let digits = 1; digits < 3 && isOctal(reader.peek()); digits++) {
        code = code * 8 + Number(reader.take());
    }
    return code;
}
function readHexadecimal(reader) {
    const isDigit = (text) => /^[0-9A-Fa-f]$/.test(text);
    let digits = '';
    if (reader.skip('{')) {
        while (isDigit(reader.peek()) && digits.length < 32)
            digits += reader.take();
        if (!reader.skip('}'))
            digits = '';
    }
    else {
        while (digits.length < 2 && isDigit(reader.peek()))
            digits += reader.take();
        if (digits.length < 2)
            digits = '';
    }
    const code = Number.parseInt(digits, 16);
    if (digits === '' || code > 0x10ffff)
        throw new InvalidExpression('a bad \\x escape');
    return code;
}
function go_expression_readBracket(reader) {
    const negated = reader.skip('^');
    const ranges = [];
    for (let first = true; first || reader.peek() !== ']'; first = false) {
        if (reader.done)
            throw new InvalidExpression('a [ without its ]');
        const posix = readPosix(reader);
        if (posix) {
            ranges.push(...posix);
            continue;
        }
        if (reader.peek() === '\\') {
            const mark = reader.mark();
            reader.take();
            const named = readClass(reader);
            if (named) {
                ranges.push(...named);
                continue;
            }
            reader.reset(mark);
        }
        const from = readMember(reader);
        let to = from;
        if (reader.peek() === '-' && reader.peek(1) !== ']' && reader.peek(1) !== '') {
            reader.take();
            to = readMember(reader);
            if (to < from)
                throw new InvalidExpression('a range that runs backwards');
        }
        ranges.push(from, to);
    }
    reader.take();
    return negated ? invert(ranges) : normalise(ranges);
}
function readMember(reader) {
    if (reader.done)
        throw new InvalidExpression('a [ without its ]');
    return reader.skip('\\') ? readEscapedCode(reader) : reader.takeCode();
}
function readPosix(reader) {
    if (!reader.startsWith('[:'))
        return undefined;
    const name = reader.before(':]');
    if (name === undefined)
        return undefined;
    const negated = name.startsWith('[:^');
    const key = name.slice(negated ? 3 : 2);
    const ranges = Object.hasOwn(POSIX, key) ? POSIX[key] : undefined;
    if (!ranges)
        throw new InvalidExpression(`an unknown class ${name}:]`);
    return negated ? invert(ranges) : ranges;
}
/** What `*`, `+`, `?` or `{n,m}` at this place does to the pattern before it. */
function readRepeat(reader) {
    if (reader.skip('*'))
        return (of) => repeat(of);
    if (reader.skip('+'))
        return (of) => repeat(of, 1);
    if (reader.skip('?'))
        return (of) => repeat(of, 0, 1);
    if (reader.peek() !== '{')
        return undefined;
    const mark = reader.mark();
    reader.take();
    const min = reader.takeNumber();
    let max = min;
    if (min !== undefined && reader.skip(',')) {
        max = reader.peek() === '}' ? Infinity : reader.takeNumber();
    }
    if (min === undefined || max === undefined || !reader.skip('}')) {
        reader.reset(mark);
        return undefined;
    }
    const tooMany = min > REPEAT_LIMIT || (max !== Infinity && max > REPEAT_LIMIT);
    if (tooMany || min > max)
        throw new InvalidExpression('a bad number of repetitions');
    return (of) => ({ kind: 'repeat', of, min, max, counted: true });
}
/** Go refuses counted repetitions that multiply to more than a thousand. */
function limited(pattern) {
    if (isCounted(pattern) && !staysWithin(pattern, REPEAT_LIMIT)) {
        throw new InvalidExpression('too many repetitions');
    }
    return pattern;
}
function isCounted(pattern) {
    return pattern.kind === 'repeat' && pattern.counted === true;
}
function staysWithin(pattern, limit) {
    if (pattern.kind === 'sequence')
        return pattern.parts.every((part) => staysWithin(part, limit));
    if (pattern.kind === 'choice')
        return pattern.options.every((part) => staysWithin(part, limit));
    if (pattern.kind !== 'repeat')
        return true;
    let left = limit;
    if (isCounted(pattern)) {
        const times = pattern.max === Infinity ? pattern.min : pattern.max;
        if (pattern.max === 0)
            return true;
        if (times > limit)
            return false;
        if (times > 0)
            left = Math.floor(limit / times);
    }
    return staysWithin(pattern.of, left);
}
function single(code) {
    return { kind: 'set', ranges: [code, code] };
}
//# sourceMappingURL=go-expression.js.map
;// CONCATENATED MODULE: ./build/src/archive/terraform-globs.js


/**
 * As Terraform matches it: the glob becomes a regular expression in which everything but `.` and
 * `$` keeps its meaning. Undefined where Go rejects that expression, because Terraform then drops
 * the rule.
 *
 * @throws UnknownExpression
 */
function readAsTerraform(glob) {
    let pattern;
    try {
        // Go's scanner skips a byte order mark in front of what it reads.
        pattern = parseGoExpression(toExpression(glob.replace(/^\uFEFF/, '')));
    }
    catch (error) {
        if (error instanceof InvalidExpression)
            return undefined;
        throw error;
    }
    // An alternative at the top is outside of both anchors, and `^{0}` is no anchor.
    if (pattern.kind !== 'sequence' || pattern.parts[0] !== textStart) {
        return { pattern, from: 'anywhere' };
    }
    const parts = pattern.parts.slice(1);
    if (!glob.startsWith('**/') || glob === '**/')
        return { pattern: sequence(parts), from: 'start' };
    return { pattern: sequence(parts.slice(1)), from: 'segment-of-line' };
}
function toExpression(glob) {
    let expression = '^';
    for (const piece of divide(glob)) {
        if (piece === '**/')
            expression += '(.*/)?';
        else if (piece === '**')
            expression += '.*';
        else if (piece === '*')
            expression += '[^/]*';
        else if (piece === '?')
            expression += '[^/]';
        else if (piece === '.' || piece === '$')
            expression += `\\${piece}`;
        else
            expression += piece;
    }
    return `${expression}$`;
}
/** As its author meant it: only `*`, `**`, `?` and `\` mean something, all else is itself. */
function readLiterally(glob) {
    const anyDepth = glob.startsWith('**/') && glob !== '**/';
    const parts = [];
    for (const piece of divide(anyDepth ? glob.slice(3) : glob)) {
        if (piece === '**/')
            parts.push(repeat(sequence([repeat(anything), slash]), 0, 1));
        else if (piece === '**')
            parts.push(repeat(anything));
        else if (piece === '*')
            parts.push(repeat(notSlash));
        else if (piece === '?')
            parts.push(notSlash);
        else
            parts.push(character(piece.codePointAt(piece.length > 1 && piece[0] === '\\' ? 1 : 0) ?? 0));
    }
    return { pattern: sequence([...parts, textEnd]), from: anyDepth ? 'segment' : 'start' };
}
/**
 * The pieces that mean something: two stars, with the slash that follows them or before anything
 * else; two stars at the end; an escaped character; every other character.
 */
function* divide(glob) {
    const characters = Array.from(glob);
    for (let at = 0; at < characters.length; at++) {
        const now = characters[at] ?? '';
        if (now === '\\' && at + 1 < characters.length)
            yield now + (characters[++at] ?? '');
        else if (now !== '*' || characters[at + 1] !== '*')
            yield now;
        else {
            at += characters[at + 2] === '/' ? 2 : 1;
            yield at + 1 < characters.length ? '**/' : '**';
        }
    }
}
//# sourceMappingURL=terraform-globs.js.map
;// CONCATENATED MODULE: ./build/src/archive/terraform-lines.js
/** How Terraform reads a rule file: lines into patterns, before any matching. */
/** Terraform gives up on files with longer lines, and then uses none of the rules. */
const LONGEST_LINE_BYTES = 65_535;
/**
 * The rules of a file, comments left out. Lines on which Terraform crashes are rules without a
 * glob that can match: `oddity` says so.
 */
function readLines(text) {
    const rules = [];
    let tooLong;
    for (const [at, ended] of text.split('\n').entries()) {
        const line = at + 1;
        if (Buffer.byteLength(ended) > LONGEST_LINE_BYTES)
            tooLong ??= line;
        const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
        if (written === '')
            continue;
        const rule = readLine(written, line);
        if (rule)
            rules.push(rule);
    }
    return tooLong === undefined ? { rules } : { rules, tooLong };
}
function readLine(text, line) {
    const trimmed = trimSpace(text);
    if (trimmed.startsWith('#'))
        return undefined;
    const negated = trimmed.startsWith('!');
    const pattern = negated ? trimmed.slice(1) : trimmed;
    const rule = { line, text, negated, glob: toGlob(pattern) };
    if (trimmed === '')
        return { ...rule, oddity: 'blank' };
    if (pattern === '')
        return { ...rule, oddity: 'lone-negation' };
    if (pattern === '/')
        return { ...rule, oddity: 'everything' };
    if (line === 1 && text.startsWith('\uFEFF'))
        return { ...rule, oddity: 'byte-order-mark' };
    return rule;
}
/** A directory means all that is in it; what is not anchored may begin at any depth. */
function toGlob(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}
// What Go calls white space, which is not quite what JavaScript does.
const terraform_lines_SPACE = new Set('\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000');
for (let code = 0x2000; code <= 0x200a; code++)
    terraform_lines_SPACE.add(String.fromCharCode(code));
function trimSpace(text) {
    let from = 0;
    let to = text.length;
    while (from < to && terraform_lines_SPACE.has(text.charAt(from)))
        from++;
    while (to > from && terraform_lines_SPACE.has(text.charAt(to - 1)))
        to--;
    return text.slice(from, to);
}
//# sourceMappingURL=terraform-lines.js.map
;// CONCATENATED MODULE: ./build/src/archive/rule-traps.js


function findTraps(rules, tooLong, text, set) {
    const warnings = [];
    if (text.includes('\uFFFD')) {
        const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
        warnings.push({ at: '.terraformignore', message });
    }
    if (tooLong !== undefined) {
        const outcome = set === 'exact' ? 'so no rule is applied' : 'the rules are applied here';
        const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
        warnings.push({ at: `.terraformignore:${tooLong}`, message });
    }
    for (const rule of rules) {
        const message = describeTrap(rule, set);
        if (message)
            warnings.push({ at: `.terraformignore:${rule.line}`, message });
    }
    return warnings;
}
/** A rule named a directory, and Terraform would take that for the directory's entry alone. */
function describeEntryOnly(rule, set) {
    const upload = set === 'exact' ? 'its contents are uploaded' : 'Terraform would upload its contents';
    return {
        at: `.terraformignore:${rule.line}`,
        message: `pattern ${quote(rule.text)} matches only an entry of that name; ${upload}; write ${quote(`${rule.text}/`)}`,
    };
}
function describeTrap(rule, set) {
    const pattern = patternOf(rule);
    switch (rule.oddity) {
        case 'blank':
            return 'the line holds only white space; Terraform crashes on it. It is ignored here; empty the line';
        case 'lone-negation':
            return 'the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line';
        case 'everything':
            if (rule.negated)
                return '`!/` brings back everything; write `!*` if that is meant';
            return set === 'exact'
                ? '`/` matches everything, so nothing is uploaded; delete the line'
                : '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here; delete the line, or write `*` if that is meant';
        case 'byte-order-mark':
            return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${set === 'exact' ? '' : '. It is left out here'}; save the file as UTF-8 without it`;
        default:
            return describePattern(rule, pattern, set);
    }
}
function describePattern(rule, pattern, set) {
    const shown = quote(pattern);
    if (rule.negated && /(^|\/)\.git(\/|$)/.test(pattern)) {
        return `${shown} cannot be brought back: version control data never ships; delete the line`;
    }
    if (/^\.\.?\//.test(pattern)) {
        return `pattern ${shown} matches nothing, paths are never written like that; write ${quote(pattern.replace(/^(\.\.?\/)+/, '/'))}`;
    }
    if (pattern.replace(/^\//, '').includes('//')) {
        return `pattern ${shown} matches nothing, no path holds two slashes in a row; write ${quote(pattern.replace(/\/{2,}/g, '/'))}`;
    }
    if (/\\[0-9A-Za-z]/.test(pattern)) {
        return `pattern ${shown} holds a backslash, which takes the meaning from the next character or gives it one; between directories write \`/\``;
    }
    return describeMetacharacters(rule, pattern, set);
}
function describeMetacharacters(rule, pattern, set) {
    const live = pattern.replace(/\\[^]/g, '');
    if (!/[()[\]{}+|^]/.test(live))
        return undefined;
    const shown = quote(pattern);
    const escaped = quote(`${rule.negated ? '!' : ''}${escapePattern(pattern)}`);
    const here = set === 'exact' || rule.negated ? '' : ' A file of exactly that name is withheld here.';
    if (!readSafely(rule.glob)) {
        return `Terraform cannot read pattern ${shown} and drops it.${here} Write ${escaped}`;
    }
    if (live.includes('[!')) {
        return `in pattern ${shown}, \`[!\` does not mean "none of": Terraform takes \`!\` for one of the characters. Write \`[^\``;
    }
    if (/[()+|^]|\{[0-9]+(,[0-9]*)?\}/.test(live.replace(/\[\^?\]?[^\]]*\]/g, ''))) {
        return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${here} Write ${escaped}`;
    }
    if (/\{.*,.*\}/.test(live)) {
        return `in pattern ${shown}, braces are characters and no alternatives; write a line for each`;
    }
    return undefined;
}
function readSafely(glob) {
    try {
        return readAsTerraform(glob) !== undefined;
    }
    catch {
        return true;
    }
}
function patternOf(rule) {
    const trimmed = rule.text.trim();
    return rule.negated ? trimmed.slice(1) : trimmed;
}
/** The same with every character that is live in a regular expression made literal. */
function escapePattern(pattern) {
    return pattern.replace(/\\[^]|[()[\]{}+|^]/g, (found) => found.length > 1 ? found : `\\${found}`);
}
const quote = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
//# sourceMappingURL=rule-traps.js.map
;// CONCATENATED MODULE: ./build/src/archive/terraform-rules.js



/** Apply before every rule of the file. */
const DEFAULTS = [
    { negated: false, glob: '**/.terraform/**' },
    { negated: true, glob: '**/.terraform/modules/**' },
    { negated: false, glob: '**/.git/**' },
];
/** Decides as Terraform does, bug for bug. */
function startExactly(lines, onEntryOnly) {
    const rules = prepare(lines, branchesAsTerraform, onEntryOnly);
    const all = [...DEFAULTS, ...lines];
    const lastNegation = all.findLastIndex(({ negated }) => negated);
    const at = (state) => ({
        file: (name) => exclusion(rules, rules.automaton.step(state, name)),
        directory(name) {
            const entry = rules.automaton.step(state, name);
            const contents = rules.automaton.step(entry, '/');
            const inside = at(contents);
            const rule = exclusion(rules, entry);
            // An entry that is withheld by its name is not asked about its contents any more.
            if (rule) {
                if (rule.line !== undefined)
                    rules.onEntryOnly(rule);
                return { withheld: rule, inside };
            }
            const { last } = rules.automaton.summarise(contents);
            if (last < 0 || rules.isNegated(last))
                return { inside };
            const withheld = rules.reference(last);
            return last > lastNegation ? { withheld } : { withheld, inside };
        },
    });
    return () => at(rules.automaton.start());
}
/**
 * Never ships a file that `startExactly` withholds: an excluding rule matches all that Terraform
 * makes of it and what its author meant, a reviving rule only what Terraform makes of it, and
 * what was excluded as a directory stays excluded until a later rule revives it.
 */
function startSafely(lines, onEntryOnly) {
    const rules = prepare(lines, branchesSafely, onEntryOnly);
    const { automaton } = rules;
    const at = (state, inherited) => ({
        file(name) {
            const { last } = automaton.summarise(automaton.step(state, name));
            const rule = Math.max(inherited, last);
            return rule < 0 || rules.isNegated(rule) ? undefined : rules.reference(rule);
        },
        directory(name) {
            const entry = automaton.step(state, name);
            const contents = automaton.step(entry, '/');
            const own = automaton.summarise(entry).last;
            const { last: whole, revivable } = automaton.summarise(contents);
            const latest = Math.max(inherited, own, whole);
            const excluded = latest >= 0 && !rules.isNegated(latest) ? latest : -1;
            const contentsExcluded = whole >= 0 && !rules.isNegated(whole);
            if (excluded === own && own > inherited && !contentsExcluded && own >= DEFAULTS.length) {
                rules.onEntryOnly(rules.reference(own));
            }
            const withheld = [excluded, own, whole].find((rule) => rule >= 0 && !rules.isNegated(rule));
            const inside = excluded >= 0 && revivable < excluded ? undefined : at(contents, excluded);
            return {
                ...(withheld !== undefined && { withheld: rules.reference(withheld) }),
                ...(inside && { inside }),
            };
        },
    });
    return () => at(automaton.start(), -1);
}
function prepare(lines, read, onEntryOnly) {
    const defaults = DEFAULTS.map((rule) => ({
        ...rule,
        line: 0,
        text: `${rule.negated ? '!' : ''}${rule.glob}`,
    }));
    const all = [...defaults, ...lines];
    const isNegated = (rule) => all[rule]?.negated ?? false;
    const branches = all.flatMap((line, rule) => read(line).map((branch) => ({ ...branch, rule })));
    return {
        automaton: createAutomaton(branches, isNegated),
        isNegated,
        reference(rule) {
            const { line, text } = all[rule] ?? { line: 0, text: '' };
            return line === 0 ? { text } : { line, text: text.trim() };
        },
        onEntryOnly,
    };
}
function exclusion(rules, state) {
    const { last } = rules.automaton.summarise(state);
    return last < 0 || rules.isNegated(last) ? undefined : rules.reference(last);
}
function branchesAsTerraform({ glob, oddity }) {
    if (oddity === 'blank' || oddity === 'lone-negation')
        return [];
    const reading = readAsTerraform(glob);
    return reading ? [reading] : [];
}
/** Characters that Terraform may read otherwise than they are meant. */
const LIVE = /[()[\]{}+|^\\]/;
function branchesSafely(line) {
    if (line.oddity === 'everything')
        return [];
    const terraform = branchesAsTerraform(line);
    if (line.negated || line.oddity === 'blank' || line.oddity === 'lone-negation')
        return terraform;
    const { glob } = line;
    const meant = line.oddity === 'byte-order-mark' ? withoutMark(line.text) : glob;
    if (meant === undefined)
        return terraform;
    const forms = new Set([meant, meant.normalize('NFC'), meant.normalize('NFD')]);
    const literal = [...forms].map(readLiterally);
    return LIVE.test(glob) || meant !== glob ? [...terraform, ...literal] : literal;
}
/** What the first line would have said without the mark, if that excludes something. */
function withoutMark(text) {
    const pattern = text.slice(1).trim();
    return pattern === '' || pattern === '/' || /^[#!]/.test(pattern) ? undefined : toGlob(pattern);
}
//# sourceMappingURL=terraform-rules.js.map
;// CONCATENATED MODULE: ./build/src/archive/ignore-rules.js
/** The rule file of the packed root, read one of three ways. */






const RULE_FILE = '.terraformignore';
/** A longer file is refused. */
const RULE_FILE_LIMIT_BYTES = 1024 * 1024;
/** The rules cannot be applied; says where and why. */
class IgnoreRulesError extends Error {
    name = 'IgnoreRulesError';
}
/**
 * @param text content of the rule file, '' when there is none
 * @throws IgnoreRulesError
 */
function readIgnoreRules(text, set) {
    try {
        if (set === 'gitignore')
            return { start: startAsGit(text), warnings: [] };
        const { rules, tooLong } = readLines(text);
        const warnings = findTraps(rules, tooLong, text, set);
        const warned = new Set();
        const onEntryOnly = (rule) => {
            if (warned.has(rule.line))
                return;
            warned.add(rule.line);
            warnings.push(describeEntryOnly(rule, set));
        };
        if (set === 'terraform')
            return { start: startSafely(rules, onEntryOnly), warnings };
        return { start: startExactly(tooLong === undefined ? rules : [], onEntryOnly), warnings };
    }
    catch (error) {
        if (error instanceof TooLargeError) {
            throw new IgnoreRulesError('holds patterns that are too large to be applied; shorten them');
        }
        if (error instanceof UnknownExpression) {
            throw new IgnoreRulesError(`holds ${error.message}, whose meaning depends on Terraform's version; write it without`);
        }
        throw error;
    }
}
//# sourceMappingURL=ignore-rules.js.map
;// CONCATENATED MODULE: ./build/src/archive/links.js
/** Where a symbolic link leads, and what becomes of it in the archive. */


function resolveLink(place) {
    const text = (0,external_node_fs_.readlinkSync)(place.absolute);
    const lexical = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(place.absolute), text);
    let real;
    try {
        real = external_node_fs_.realpathSync.native(place.absolute);
    }
    catch (error) {
        return { kind: 'refuse', message: describeFailure(error, text) };
    }
    const kept = placeInArchive(sameFile(lexical, real) ? lexical : real, place);
    if (kept !== undefined)
        return { kind: 'keep', target: retarget(text, kept, place.path) };
    if (!isWithin(real, place.repository)) {
        const message = `links to ${text}, outside the repository; remove the link or ignore it`;
        return { kind: 'refuse', message };
    }
    if (place.open.some((directory) => isWithin(directory, real))) {
        const message = `links to ${text}, a directory that contains the link; remove the link or ignore it`;
        return { kind: 'refuse', message };
    }
    return { kind: 'follow', real, stats: (0,external_node_fs_.lstatSync)(real) };
}
function isWithin(path, directory) {
    return (path === directory || path.startsWith(directory.endsWith(external_node_path_.sep) ? directory : directory + external_node_path_.sep));
}
/** The path that a file has in the archive without following anything, or undefined. */
function placeInArchive(absolute, place) {
    if (isWithin(absolute, place.root))
        return toSlashes((0,external_node_path_.relative)(place.root, absolute));
    const graft = place.grafts.findLast(({ real }) => isWithin(absolute, real));
    if (!graft)
        return undefined;
    const inside = toSlashes((0,external_node_path_.relative)(graft.real, absolute));
    return inside === '' ? graft.path : `${graft.path}/${inside}`;
}
/** The link's text as it was written where it still holds, else the shortest relative one. */
function retarget(text, target, link) {
    const written = toSlashes(text);
    if (!(0,external_node_path_.isAbsolute)(text) && leadsTo(written, link) === target)
        return written;
    return toSlashes((0,external_node_path_.relative)((0,external_node_path_.dirname)(`/${link}`), `/${target}`)) || '.';
}
/** Where a relative text leads inside the archive; undefined when it climbs out of it. */
function leadsTo(text, link) {
    const names = link.split('/').slice(0, -1);
    for (const name of text.split('/')) {
        if (name === '' || name === '.')
            continue;
        if (name !== '..')
            names.push(name);
        else if (names.pop() === undefined)
            return undefined;
    }
    return names.join('/');
}
/**
 * Whether the path as written is the file that the system reaches. They differ when the text
 * climbs out of a linked directory.
 */
function sameFile(lexical, real) {
    try {
        return external_node_fs_.realpathSync.native((0,external_node_path_.join)((0,external_node_path_.dirname)(lexical), (0,external_node_path_.basename)(lexical))) === real;
    }
    catch {
        return false;
    }
}
function describeFailure(error, text) {
    const code = error.code;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
        return `links to ${text}, which does not exist; remove the link or ignore it`;
    }
    if (code === 'ELOOP')
        return `links to ${text}, which leads back to itself; remove the link`;
    return `links to ${text}, which cannot be read (${code ?? String(error)})`;
}
const toSlashes = (path) => (external_node_path_.sep === '/' ? path : path.replaceAll(external_node_path_.sep, '/'));
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/src/archive/read-rule-file.js
/** Reads the rule file of the packed root. */





/**
 * @param root real path of what is packed
 * @param repository real path; a rule file that is a link may lead anywhere inside it
 * @throws PackError when there is a rule file that cannot be used: without it everything would ship
 */
function readRuleFile(root, repository, set) {
    const path = (0,external_node_path_.join)(root, RULE_FILE);
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
        return readIgnoreRules('', set);
    try {
        if (!isWithin(external_node_fs_.realpathSync.native(path), repository)) {
            throw new IgnoreRulesError('is a link that leads out of the repository');
        }
        const stats = (0,external_node_fs_.statSync)(path);
        if (!stats.isFile())
            throw new IgnoreRulesError('is not a file');
        if (stats.size > RULE_FILE_LIMIT_BYTES) {
            throw new IgnoreRulesError(`is longer than ${RULE_FILE_LIMIT_BYTES} bytes`);
        }
        return readIgnoreRules((0,external_node_fs_.readFileSync)(path, 'utf8'), set);
    }
    catch (error) {
        const { code } = error;
        if (!(error instanceof IgnoreRulesError) && code === undefined)
            throw error;
        const why = error instanceof IgnoreRulesError ? error.message : `cannot be read (${code})`;
        const message = `${why}; nothing is packed without knowing what to leave out`;
        throw new pack/* PackError */.q([{ path: RULE_FILE, message }]);
    }
}
//# sourceMappingURL=read-rule-file.js.map
;// CONCATENATED MODULE: ./build/src/archive/open-checked.js
/** Opens what the walk saw and nothing else. */

/** A file is no longer what it was when it was looked at. */
class ChangedError extends Error {
    name = 'ChangedError';
}
// Windows knows neither flag; there a link cannot be created without a privilege.
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * A descriptor of exactly the file that was seen. A link or another file in its place is an
 * error, so that nothing can be slipped in between the decision and the reading.
 */
function openChecked(seen) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(seen.absolute, FLAGS);
    }
    catch (error) {
        const code = error.code;
        if (code === 'ELOOP' || code === 'EMLINK')
            throw new ChangedError('became a link while packing');
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw new ChangedError('vanished while packing');
        throw error;
    }
    const stats = (0,external_node_fs_.fstatSync)(fd);
    if (isSame(stats, seen) && stats.isFile() && stats.size === seen.size)
        return fd;
    (0,external_node_fs_.closeSync)(fd);
    throw new ChangedError('changed while packing');
}
function isSame(stats, seen) {
    return stats.ino === seen.ino && stats.dev === seen.dev;
}
//# sourceMappingURL=open-checked.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-values.js
const NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
/** Names that match although they say where something is. */
const NOT_SECRET = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const SHORTEST_OF_ENVIRONMENT = 16;
/** A shorter value would be found everywhere. */
const SHORTEST = 8;
/**
 * @param given the job's own tokens, handed in by name of nobody
 * @param environment searched for variables that are called like secrets
 */
function collectSecrets(given, environment) {
    const secrets = new Map();
    const add = (name, text, shortest) => {
        const value = text.trim();
        if (value.length >= shortest && !secrets.has(value))
            secrets.set(value, { name, value });
    };
    for (const [name, value] of Object.entries(environment)) {
        if (value === undefined || !NAME.test(name) || NOT_SECRET.test(name))
            continue;
        if (/^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i.test(value))
            continue;
        add(name, value, SHORTEST_OF_ENVIRONMENT);
    }
    for (const value of given)
        add('a token of this job', value, SHORTEST);
    return [...secrets.values()];
}
/**
 * The value itself and what is left of it inside base64, whichever of the three ways its bytes
 * fall into groups of three; characters that depend on what stands around it are cut off.
 */
function writeInEveryWay(value) {
    const raw = Buffer.from(value);
    const forms = new Set([raw.toString('latin1')]);
    for (const before of [0, 1, 2]) {
        const bytes = Buffer.concat([Buffer.alloc(before), raw]);
        const from = Math.ceil((before * 8) / 6);
        const to = Math.floor((bytes.length * 8) / 6);
        for (const encoding of ['base64', 'base64url']) {
            forms.add(bytes.toString(encoding).slice(from, to));
        }
    }
    return [...forms].map((form) => Buffer.from(form, 'latin1'));
}
//# sourceMappingURL=secret-values.js.map
;// CONCATENATED MODULE: ./build/src/archive/token-shapes.js
/** Tokens that are recognised by how they are written, whoever they belong to. */
const isDigit = (byte) => byte >= 48 && byte <= 57;
const isUpper = (byte) => byte >= 65 && byte <= 90;
const isAlphanumeric = (byte) => isDigit(byte) || isUpper(byte) || (byte >= 97 && byte <= 122);
const token_shapes_isWord = (byte) => isAlphanumeric(byte) || byte === 95;
const isUrlSafe = (byte) => token_shapes_isWord(byte) || byte === 45 || byte === 61;
/** A mark, and that so many characters of a kind follow it. */
function followed(name, mark, count, kind) {
    return { name, mark, confirm: (bytes, at) => isRun(bytes, at + mark.length, count, kind) };
}
function isRun(bytes, from, count, kind) {
    if (from < 0 || from + count > bytes.length)
        return false;
    for (let at = from; at < from + count; at++)
        if (!kind(bytes[at] ?? 0))
            return false;
    return true;
}
/** How far from its mark a token may reach, in either direction. */
const SHAPE_REACH_BYTES = 128;
const textBefore = (bytes, at, count) => Buffer.from(bytes.subarray(Math.max(0, at - count), at)).toString('latin1');
const TOKEN_SHAPES = [
    {
        name: 'an HCP Terraform token',
        mark: '.atlasv1.',
        confirm: (bytes, at) => isRun(bytes, at - 14, 14, isAlphanumeric) && isRun(bytes, at + 9, 60, isUrlSafe),
    },
    ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'].map((mark) => followed('a GitHub token', mark, 36, isAlphanumeric)),
    followed('a GitHub token', 'github_pat_', 36, token_shapes_isWord),
    followed('a GitLab token', 'glpat-', 20, isUrlSafe),
    ...['AKIA', 'ASIA'].map((mark) => followed('an AWS access key', mark, 16, (byte) => isDigit(byte) || isUpper(byte))),
    {
        name: 'a private key',
        mark: 'PRIVATE KEY-----',
        confirm: (bytes, at) => /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/.test(textBefore(bytes, at, 64)),
    },
    {
        name: 'a Google service account key',
        mark: '"service_account"',
        confirm: (bytes, at) => /"type"\s{0,20}:\s{0,20}$/.test(textBefore(bytes, at, 64)),
    },
];
//# sourceMappingURL=token-shapes.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-scanner.js
/**
 * Looks for many byte strings at once in files that arrive in pieces. A table tells from two
 * bytes how far the next possible match is away (Wu and Manber), so most bytes are never read.
 */


function createSecretScanner(secrets) {
    const find = createFinder([
        ...secrets.flatMap(({ name, value }) => writeInEveryWay(value).map((bytes) => ({
            bytes,
            report: (hits) => hits.secrets.add(name),
        }))),
        ...TOKEN_SHAPES.map(({ name, mark, confirm }) => ({
            bytes: Buffer.from(mark),
            report: (hits) => hits.shapes.add(name),
            confirm,
        })),
    ]);
    let carried = Buffer.alloc(0);
    let hits;
    const search = (bytes) => find(bytes, (needle) => {
        hits ??= { secrets: new Set(), shapes: new Set() };
        needle.report(hits);
    });
    return {
        inspect(piece) {
            // What begins in one piece and ends in the next is looked for where they meet.
            if (carried.length > 0)
                search(Buffer.concat([carried, piece.subarray(0, find.reach)]));
            search(piece);
            const last = Buffer.concat([carried, piece.subarray(-find.reach)]);
            carried = Buffer.from(last.subarray(-find.reach));
        },
        finish() {
            const found = hits;
            hits = undefined;
            carried = Buffer.alloc(0);
            return found;
        },
    };
}
function createFinder(needles) {
    const window = Math.min(...needles.map(({ bytes }) => bytes.length));
    const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
    const endingWith = new Map();
    for (const needle of needles) {
        for (let end = 1; end < window; end++) {
            const pair = needle.bytes.readUInt16BE(end - 1);
            shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
            if (end === window - 1)
                endingWith.set(pair, [...(endingWith.get(pair) ?? []), needle]);
        }
    }
    const find = (bytes, onFound) => {
        const { length } = bytes;
        for (let end = window - 1; end < length;) {
            const pair = ((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0);
            const shift = shifts[pair] ?? 0;
            if (shift > 0) {
                end += shift;
                continue;
            }
            const start = end - window + 1;
            for (const needle of endingWith.get(pair) ?? []) {
                if (start + needle.bytes.length > length)
                    continue;
                if (needle.bytes.compare(bytes, start, start + needle.bytes.length) !== 0)
                    continue;
                if (needle.confirm?.(bytes, start) ?? true)
                    onFound(needle);
            }
            end++;
        }
    };
    const longest = Math.max(...needles.map(({ bytes }) => bytes.length));
    return Object.assign(find, { reach: longest + SHAPE_REACH_BYTES });
}
//# sourceMappingURL=secret-scanner.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-header.js
/**
 * Tar headers (POSIX ustar, with pax records where ustar has no room). Everything that could
 * differ between two machines is fixed: owner 0, no names, one date, modes as git knows them.
 */
/** 1980-01-01T00:00:00Z; some readers complain of older dates. */
const MODIFIED_SECONDS = 315_532_800;
const BLOCK = 512;
const LARGEST_OCTAL_SIZE = 0o77777777777;
const TYPE = { file: '0', link: '2', directory: '5', pax: 'x' };
/**
 * Writes the header of an entry into 512 bytes of `buffer`. False when ustar has no room for the
 * entry's name or size: then it takes `encodeHeader`.
 */
function writeHeader(entry, buffer, at) {
    const place = splitName(nameOf(entry));
    const target = entry.target ?? '';
    if (!place || !fits(target, 100) || entry.size > LARGEST_OCTAL_SIZE)
        return false;
    writeBlock(buffer, at, {
        place,
        target,
        mode: modeOf(entry),
        size: entry.size,
        type: entry.type,
    });
    return true;
}
/** The same as bytes of their own, after pax records where they are needed. */
function encodeHeader(entry) {
    const target = entry.target ?? '';
    const place = splitName(nameOf(entry));
    const records = [
        ...(place ? [] : [record('path', nameOf(entry))]),
        ...(fits(target, 100) ? [] : [record('linkpath', target)]),
        ...(entry.size > LARGEST_OCTAL_SIZE ? [record('size', String(entry.size))] : []),
    ];
    const body = Buffer.from(records.join(''));
    const header = Buffer.alloc(records.length === 0 ? BLOCK : 2 * BLOCK + body.length + padding(body.length));
    if (records.length > 0) {
        const pax = {
            place: PAX_PLACE,
            target: '',
            mode: 0o644,
            size: body.length,
            type: 'pax',
        };
        writeBlock(header, 0, pax);
        body.copy(header, BLOCK);
    }
    writeBlock(header, header.length - BLOCK, {
        place: place ?? PAX_PLACE,
        target: fits(target, 100) ? target : PAX_PLACE.name,
        mode: modeOf(entry),
        size: entry.size > LARGEST_OCTAL_SIZE ? 0 : entry.size,
        type: entry.type,
    });
    return header;
}
/** Zero bytes between content of this size and the next header. */
function padding(size) {
    return (BLOCK - (size % BLOCK)) % BLOCK;
}
/** What ends an archive: two empty blocks. */
const TRAILER_BYTES = 2 * BLOCK;
const MODES = { directory: 0o755, link: 0o777 };
function modeOf(entry) {
    if (entry.type !== 'file')
        return MODES[entry.type];
    return entry.executable ? 0o755 : 0o644;
}
const nameOf = (entry) => entry.type === 'directory' ? `${entry.path}/` : entry.path;
/** What headers say whose real name or target stands in a pax record. */
const PAX_PLACE = { prefix: '', name: 'pax' };
/** Divides a name into ustar's prefix and name; undefined when it needs a pax record. */
function splitName(name) {
    if (fits(name, 100))
        return { prefix: '', name };
    if (name.length > 256 || !tar_header_isAscii(name))
        return undefined;
    const cut = name.lastIndexOf('/', Math.min(155, name.length - 2));
    if (cut <= 0 || name.length - cut - 1 > 100)
        return undefined;
    return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}
function fits(text, bytes) {
    return text.length <= bytes && tar_header_isAscii(text);
}
function tar_header_isAscii(text) {
    for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit > 126 || unit === 0)
            return false;
    }
    return true;
}
/** A pax record begins with its own length in bytes, the digits of that length included. */
function record(key, value) {
    const rest = ` ${key}=${value}\n`;
    const bytes = Buffer.byteLength(rest);
    let length = bytes + 1;
    while (String(length).length + bytes !== length)
        length = String(length).length + bytes;
    return `${length}${rest}`;
}
const EMPTY = (() => {
    const header = Buffer.alloc(BLOCK);
    header.write(octal(0, 8), 108);
    header.write(octal(0, 8), 116);
    header.write(octal(MODIFIED_SECONDS, 12), 136);
    header.write('        ', 148);
    header.write('ustar\x0000', 257);
    header.write(octal(0, 8), 329);
    header.write(octal(0, 8), 337);
    return header;
})();
/** The checksum counts its own place as spaces. */
const EMPTY_SUM = EMPTY.reduce((sum, byte) => sum + byte, 0);
function writeBlock(buffer, at, fields) {
    EMPTY.copy(buffer, at);
    let sum = EMPTY_SUM;
    const write = (text, offset) => {
        if (text === '')
            return;
        buffer.write(text, at + offset, 'latin1');
        for (let index = 0; index < text.length; index++)
            sum += text.charCodeAt(index);
    };
    write(fields.place.name, 0);
    write(octal(fields.mode, 8), 100);
    write(octal(fields.size, 12), 124);
    write(TYPE[fields.type], 156);
    write(fields.target, 157);
    write(fields.place.prefix, 345);
    buffer.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1');
}
function octal(value, width) {
    return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
//# sourceMappingURL=tar-header.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-stream.js
/** Puts entries into blocks, reading files straight into them. */




const HEADER_BYTES = 512;
/** Files up to this size are never divided between blocks. */
const WHOLE_BYTES = 64 * 1024;
function createTarStream(blocks) {
    let buffer = blocks.buffer();
    let used = 0;
    const spare = Buffer.alloc(1);
    const flush = async () => {
        const full = buffer;
        const length = used;
        used = 0;
        buffer = tar_stream_EMPTY;
        await blocks.push(full, length);
        buffer = blocks.buffer();
    };
    const append = async (bytes) => {
        for (let at = 0; at < bytes.length;) {
            if (used === BLOCK_BYTES)
                await flush();
            const count = bytes.copy(buffer, used, at);
            used += count;
            at += count;
        }
    };
    /** A file that fits into what is left of the block, and a byte more. */
    const readWhole = (file, inspect) => {
        const fd = openChecked(file);
        try {
            let count = 0;
            // One byte more than expected is asked for: that shows at once whether the file has grown.
            while (count <= file.size) {
                const read = (0,external_node_fs_.readSync)(fd, buffer, used + count, file.size + 1 - count, null);
                if (read === 0)
                    break;
                count += read;
                if (count === file.size)
                    break;
            }
            if (count !== file.size)
                throw new ChangedError('changed while packing');
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
        inspect(buffer.subarray(used, used + file.size));
        used += file.size;
        const rest = padding(file.size);
        buffer.fill(0, used, used + rest);
        used += rest;
    };
    const readInPieces = async (file, inspect) => {
        const fd = openChecked(file);
        try {
            for (let left = file.size; left > 0;) {
                if (used === BLOCK_BYTES)
                    await flush();
                const count = (0,external_node_fs_.readSync)(fd, buffer, used, Math.min(left, BLOCK_BYTES - used), null);
                if (count === 0)
                    throw new ChangedError('changed while packing');
                inspect(buffer.subarray(used, used + count));
                used += count;
                left -= count;
            }
            if ((0,external_node_fs_.readSync)(fd, spare, 0, 1, null) > 0)
                throw new ChangedError('changed while packing');
            checkUntouched(fd, file);
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
        await append(Buffer.alloc(padding(file.size)));
    };
    const addWithFlush = async (found, size, inspect) => {
        await append(encodeHeader({ ...found, size }));
        if (found.type !== 'file' || size === 0)
            return;
        if (size > WHOLE_BYTES) {
            await readInPieces(found, inspect);
            return;
        }
        if (size + HEADER_BYTES > BLOCK_BYTES - used)
            await flush();
        readWhole(found, inspect);
    };
    return {
        add(found, inspect) {
            const size = found.type === 'file' ? found.size : 0;
            const needed = HEADER_BYTES + size + HEADER_BYTES;
            const entry = found.type === 'file' ? found : { ...found, size };
            if (size > WHOLE_BYTES || needed > BLOCK_BYTES - used || !writeHeader(entry, buffer, used)) {
                return addWithFlush(found, size, inspect);
            }
            used += HEADER_BYTES;
            if (found.type === 'file' && size > 0)
                readWhole(found, inspect);
            return undefined;
        },
        async end() {
            await append(Buffer.alloc(TRAILER_BYTES));
            await flush();
            await blocks.end();
        },
    };
}
const tar_stream_EMPTY = Buffer.alloc(0);
/** A file that takes many reads could have been written to between two of them. */
function checkUntouched(fd, file) {
    const now = (0,external_node_fs_.fstatSync)(fd);
    if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
        throw new ChangedError('changed while packing');
    }
}
//# sourceMappingURL=tar-stream.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
;// CONCATENATED MODULE: ./build/src/archive/compare-bytes.js
/**
 * Orders two strings as their UTF-8 bytes would be ordered. That is the order of UTF-16 code
 * units, except that surrogates come last.
 */
function compareBytes(a, b) {
    const length = Math.min(a.length, b.length);
    for (let at = 0; at < length; at++) {
        const left = a.charCodeAt(at);
        const right = b.charCodeAt(at);
        if (left !== right)
            return rank(left) - rank(right);
    }
    return a.length - b.length;
}
const rank = (unit) => unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
//# sourceMappingURL=compare-bytes.js.map
;// CONCATENATED MODULE: ./build/src/archive/file-kind.js
function kindOf(stats) {
    if (stats.isFile())
        return 'file';
    if (stats.isDirectory())
        return 'directory';
    return stats.isSymbolicLink() ? 'link' : 'special';
}
function nameSpecial(stats) {
    if (stats.isFIFO())
        return 'named pipe';
    if (stats.isSocket())
        return 'socket';
    return 'device';
}
/** `caf\xe9.txt` */
function showBytes(raw) {
    return raw
        .toString('latin1')
        .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
//# sourceMappingURL=file-kind.js.map
;// CONCATENATED MODULE: ./build/src/archive/rule-cursor.js
/** How ignore rules are asked while a tree is walked: one step per name, nothing matched twice. */
/** `.terraformignore:4 secrets/` */
function formatRule({ line, text }) {
    return line === undefined ? `built in: ${text}` : `.terraformignore:${line} ${text}`;
}
/** The rule of the first cursor that withholds a file of this name. */
function firstRule(cursors, name) {
    for (const cursor of cursors) {
        const rule = cursor.file(name);
        if (rule)
            return rule;
    }
    return undefined;
}
/** A directory ships under several sets of rules only as far as all of them let it. */
function enter(cursors, name) {
    let withheld;
    const inside = [];
    for (const cursor of cursors) {
        const entered = cursor.directory(name);
        withheld ??= entered.withheld;
        if (!entered.inside)
            return entered.withheld ? { withheld: entered.withheld } : {};
        inside.push(entered.inside);
    }
    return withheld ? { withheld, inside } : { inside };
}
/** The rule that withholds a directory and all that is in it. */
function wholly(entered) {
    return entered.inside ? undefined : entered.withheld;
}
//# sourceMappingURL=rule-cursor.js.map
;// CONCATENATED MODULE: ./build/src/archive/withhold.js


function withhold(findings, path, rule) {
    findings.withheld.push({ path, reason: 'ignored', ...(rule && { rule: formatRule(rule) }) });
}
function withholdSecret(findings, path) {
    findings.withheld.push({ path, reason: 'looks like a credential and is not tracked by git' });
}
function withholdSpecial(findings, path, stats) {
    const reason = nameSpecial(stats);
    findings.withheld.push({ path, reason });
    findings.warnings.push({ at: path, message: `is a ${reason} and was left out` });
}
//# sourceMappingURL=withhold.js.map
;// CONCATENATED MODULE: ./build/src/archive/never-ships.js
/**
 * What no rule can bring back: the history with its credentials, state, and what `terraform init`
 * leaves behind except the modules it fetched.
 */
/**
 * Why an entry never ships, or undefined. Names are compared without regard to case, because on
 * some file systems `.GIT` is `.git`.
 *
 * @param name the entry's own name
 * @param parent the name of the directory it is in, '' at the top
 */
function neverShips(name, parent, type) {
    if (parent.length === 10 && parent.toLowerCase() === '.terraform') {
        return name === 'modules' && type !== 'file'
            ? undefined
            : 'only modules/ ships of a .terraform directory';
    }
    if (!mayMatter(name))
        return undefined;
    const lower = name.toLowerCase();
    if (lower === '.git' || lower === '.hg' || lower === '.svn')
        return 'version control data';
    if (lower === '.terraform' && type === 'link')
        return 'a .terraform link';
    if (lower.endsWith('.tfstate') || lower.includes('.tfstate.'))
        return 'state';
    return undefined;
}
/** Why a whole path (relative, with slashes) never ships, or undefined. */
function neverShipsPath(path, type) {
    const names = path.split('/');
    for (const [at, name] of names.entries()) {
        const kind = at === names.length - 1 ? type : 'directory';
        const reason = neverShips(name, names[at - 1] ?? '', kind);
        if (reason)
            return reason;
    }
    return undefined;
}
/** Almost every name is dismissed here, without making a new string of it. */
function mayMatter(name) {
    return name.startsWith('.') || /\.tfstate/i.test(name);
}
//# sourceMappingURL=never-ships.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-names.js
/**
 * Names that credentials usually have. A file of such a name ships only when git tracks it: what
 * nobody committed was put there by a tool or by hand, and it was not meant to travel.
 */
const NAMES = new Set([
    '.env',
    '.envrc',
    '.netrc',
    '_netrc',
    '.npmrc',
    '.yarnrc.yml',
    '.pypirc',
    '.pgpass',
    '.my.cnf',
    '.htpasswd',
    '.git-credentials',
    '.vault-token',
    '.terraformrc',
    'terraform.rc',
    'credentials.tfrc.json',
    'application_default_credentials.json',
    'kubeconfig',
    'id_rsa',
    'id_dsa',
    'id_ecdsa',
    'id_ed25519',
    'id_ecdsa_sk',
    'id_ed25519_sk',
    'crash.log',
]);
const ENDINGS = [
    '.pem',
    '.p12',
    '.pfx',
    '.p8',
    '.key',
    '.ppk',
    '.jks',
    '.keystore',
    '.kdbx',
    '.tfvars',
    '.tfvars.json',
    '.tfplan',
];
/** Directories that hold credentials whatever the file in them is called. */
const DIRECTORIES = new Set([
    '.aws',
    '.azure',
    '.gcloud',
    '.kube',
    '.ssh',
    '.gnupg',
    '.terraform.d',
]);
/** Whether a file of this name, in a directory of that name, looks like a credential. */
function looksSecret(name, parent) {
    const lower = name.toLowerCase();
    if (NAMES.has(lower) || lower.startsWith('.env.'))
        return true;
    if (lower === 'config.json' && parent.toLowerCase() === '.docker')
        return true;
    if (lower.startsWith('gha-creds-') && lower.endsWith('.json'))
        return true;
    if (lower.startsWith('tfplan'))
        return true;
    if (lower.startsWith('crash.') && lower.endsWith('.log'))
        return true;
    return ENDINGS.some((ending) => lower.endsWith(ending));
}
/** Whether everything in a directory of this name looks like a credential. */
function holdsSecrets(directory) {
    return DIRECTORIES.has(directory.toLowerCase());
}
//# sourceMappingURL=secret-names.js.map
;// CONCATENATED MODULE: ./build/src/archive/walk.js
/** Walks what is to be packed, in the order of the archive, and decides entry by entry. */











/** Yielded when `findings.tracked` has to be filled in before the walk can go on. */
const ASK_GIT = Symbol('ask git');
/** Entries that links may bring in from outside the root: links to links multiply. */
const GRAFTED_LIMIT = 50_000;
function* walk(options, findings) {
    let grafted = 0;
    function* walkDirectory(directory) {
        // A directory's own entry sorts before its siblings `name-x`, what is in it after them.
        const steps = [];
        for (const name of readNames(directory)) {
            const path = directory.path === '' ? name : `${directory.path}/${name}`;
            const absolute = directory.real + external_node_path_.sep + name;
            const stats = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
            if (!stats) {
                findings.problems.push({ path, message: 'vanished while packing' });
                continue;
            }
            const type = kindOf(stats);
            const never = options.never.get(absolute) ??
                (type === 'special' ? undefined : neverShips(name, (0,external_node_path_.basename)(directory.real), type));
            if (never !== undefined) {
                if (never !== '')
                    findings.withheld.push({ path, reason: never });
                continue;
            }
            if (directory.grafts.length > 0 && ++grafted > GRAFTED_LIMIT) {
                if (grafted === GRAFTED_LIMIT + 1) {
                    const message = `links bring in more than ${GRAFTED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
                    findings.problems.push({ path, message });
                }
                return;
            }
            if (type === 'directory') {
                const { withheld, inside } = enter(directory.rules, name);
                if (!inside)
                    withhold(findings, path, withheld);
                else {
                    steps.push({
                        key: `${name}/`,
                        inside: {
                            ...directory,
                            real: absolute,
                            path,
                            dev: stats.dev,
                            ino: stats.ino,
                            rules: inside,
                            secret: directory.secret || holdsSecrets(name),
                        },
                    });
                    if (!withheld)
                        steps.push({ key: name, found: { path, type } });
                }
                continue;
            }
            const rule = firstRule(directory.rules, name);
            if (rule) {
                withhold(findings, path, rule);
                continue;
            }
            if (type === 'special') {
                withholdSpecial(findings, path, stats);
                continue;
            }
            if (type === 'file') {
                const secret = directory.secret || looksSecret(name, (0,external_node_path_.basename)(directory.real));
                if (secret && (yield* isUntracked(absolute)))
                    withholdSecret(findings, path);
                else
                    steps.push({ key: name, found: describeFile(path, absolute, stats) });
                continue;
            }
            const place = {
                absolute,
                path,
                root: options.root,
                repository: options.repository,
                open: [...directory.open, directory.real],
                grafts: directory.grafts,
            };
            const fate = resolveLink(place);
            if (fate.kind === 'refuse')
                findings.problems.push({ path, message: fate.message });
            else if (fate.kind === 'keep') {
                steps.push({ key: name, found: { path, type, target: fate.target } });
            }
            else {
                const step = yield* follow(directory, name, path, fate);
                if (step?.found)
                    steps.push({ key: name, found: step.found });
                if (step?.inside)
                    steps.push({ key: `${name}/`, inside: step.inside });
            }
        }
        checkStillThere(directory);
        steps.sort((a, b) => compareBytes(a.key, b.key));
        for (const { found, inside } of steps) {
            if (found)
                yield found;
            if (inside)
                yield* walkDirectory(inside);
        }
    }
    /** What a link outside the root, inside the repository leads to, under the link's name. */
    function* follow(directory, name, path, { real, stats }) {
        const type = kindOf(stats);
        const place = (0,external_node_path_.relative)(options.repository, real);
        const kind = type === 'directory' ? 'directory' : 'file';
        const never = neverAt(real) ?? neverShipsPath(place.split(external_node_path_.sep).join('/'), kind);
        if (never !== undefined) {
            findings.withheld.push({ path, reason: `leads to ${place}: ${never}` });
            return undefined;
        }
        const secret = directory.secret || place.split(external_node_path_.sep).some(holdsSecrets);
        if (type === 'directory') {
            const target = options.graftsStandAlone ? {} : options.startRules().directory((0,external_node_path_.basename)(real));
            const { withheld, inside } = enter(directory.rules, name);
            if (withheld ?? target.withheld) {
                withhold(findings, path, withheld ?? target.withheld);
                return undefined;
            }
            return {
                found: { path, type },
                inside: {
                    real,
                    path,
                    dev: stats.dev,
                    ino: stats.ino,
                    rules: options.graftsStandAlone
                        ? [options.startRules()]
                        : [...(inside ?? []), options.startRules()],
                    secret,
                    open: [...directory.open, directory.real],
                    grafts: [...directory.grafts, { real, path }],
                },
            };
        }
        if (type !== 'file') {
            withholdSpecial(findings, path, stats);
            return undefined;
        }
        const rule = options.graftsStandAlone ? undefined : options.startRules().file((0,external_node_path_.basename)(real));
        if (rule) {
            withhold(findings, path, rule);
            return undefined;
        }
        const parent = (0,external_node_path_.basename)(real.slice(0, -(0,external_node_path_.basename)(real).length - 1));
        const credential = secret || looksSecret(name, '') || looksSecret((0,external_node_path_.basename)(real), parent);
        if (credential && (yield* isUntracked(real))) {
            withholdSecret(findings, path);
            return undefined;
        }
        return { found: describeFile(path, real, stats) };
    }
    function* isUntracked(absolute) {
        if (options.includeUntrackedSecrets)
            return false;
        if (!findings.tracked)
            yield ASK_GIT;
        const path = (0,external_node_path_.relative)(options.repository, absolute).split(external_node_path_.sep).join('/');
        return !findings.tracked?.has(path);
    }
    function neverAt(real) {
        for (const [path, reason] of options.never)
            if (isWithin(real, path))
                return reason;
        return undefined;
    }
    /** The names in a directory; one that is not UTF-8 has no faithful name here or in the archive. */
    function readNames(directory) {
        let names;
        try {
            names = (0,external_node_fs_.readdirSync)(directory.real);
        }
        catch (error) {
            const { code } = error;
            const message = `cannot be read (${code ?? String(error)}); make it readable or ignore it`;
            findings.problems.push({ path: directory.path || '.', message });
            return [];
        }
        if (!names.some((name) => name.includes('\uFFFD')))
            return names;
        const faithful = [];
        for (const raw of (0,external_node_fs_.readdirSync)(directory.real, { encoding: 'buffer' })) {
            if ((0,external_node_buffer_.isUtf8)(raw))
                faithful.push(raw.toString());
            else
                refuseName(directory, raw);
        }
        return faithful;
    }
    function refuseName(directory, raw) {
        const shown = `${directory.path === '' ? '' : `${directory.path}/`}${showBytes(raw)}`;
        const stats = (0,external_node_fs_.lstatSync)(Buffer.concat([Buffer.from(directory.real + external_node_path_.sep), raw]), {
            throwIfNoEntry: false,
        });
        const rule = stats?.isDirectory()
            ? wholly(enter(directory.rules, raw.toString()))
            : firstRule(directory.rules, raw.toString());
        if (rule)
            withhold(findings, shown, rule);
        else {
            const message = 'has a name that is not UTF-8; rename it or ignore it';
            findings.problems.push({ path: shown, message });
        }
    }
    function checkStillThere({ real, path, dev, ino }) {
        const now = (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false });
        if (now && now.isDirectory() && isSame(now, { dev, ino }))
            return;
        findings.problems.push({ path: path || '.', message: 'was replaced while packing' });
    }
    const { dev, ino } = (0,external_node_fs_.lstatSync)(options.root);
    yield* walkDirectory({
        real: options.root,
        path: '',
        dev,
        ino,
        rules: [options.startRules()],
        secret: false,
        open: [options.root],
        grafts: [],
    });
}
function describeFile(path, absolute, stats) {
    const { size, dev, ino, mode, mtimeMs } = stats;
    const executable = (mode & 0o100) !== 0;
    return { path, type: 'file', absolute, size, mtimeMs, dev, ino, executable };
}
//# sourceMappingURL=walk.js.map
;// CONCATENATED MODULE: ./build/src/archive/pack-directory.js
/** Packs a directory: walk, decide, read, compress, all at once; one file comes out. */















/** Smaller than level 1, which Terraform takes, in the same time; level 4 costs a third more. */
const LEVEL = 2;
/**
 * @throws PackError naming every entry that cannot be packed as it is, or the archive's own path
 *   when it cannot be written; nothing is left behind
 */
async function packDirectory(options, ports) {
    const root = realDirectory(options.root);
    const repository = realDirectory(options.repository ?? options.root);
    const rules = readRuleFile(root, repository, options.rules ?? 'terraform');
    const temporary = ports.environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
    const file = createArchiveFile(options.output && (0,external_node_path_.resolve)(options.output), temporary);
    try {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        let bytes = 0;
        const blocks = createGzipBlocks(LEVEL, (piece) => {
            hash.update(piece);
            bytes += piece.length;
            file.write(piece);
        });
        const tar = createTarStream(blocks);
        const findings = { withheld: [], warnings: [], problems: [] };
        const scanner = createSecretScanner(collectSecrets(options.secrets ?? [], ports.environment));
        const entries = [];
        const steps = walk({
            root,
            repository,
            startRules: () => rules.start(),
            graftsStandAlone: options.rules === 'exact',
            never: neverShippedPaths(root, file, options.never, ports.environment),
            includeUntrackedSecrets: options.includeUntrackedSecrets ?? false,
        }, findings);
        for (const found of steps) {
            ports.signal?.throwIfAborted();
            if (found === ASK_GIT) {
                findings.tracked = await listTrackedFiles(repository, ports.execute, findings.warnings);
                continue;
            }
            entries.push(toEntry(found));
            try {
                const added = tar.add(found, scanner.inspect);
                if (added)
                    await added;
            }
            catch (error) {
                findings.problems.push({ path: found.path, message: describeReadError(error) });
            }
            const hits = scanner.finish();
            if (hits)
                reportSecrets(found.path, hits, options.secretScan ?? 'warn', findings);
        }
        if (findings.problems.length > 0)
            throw new pack/* PackError */.q(findings.problems);
        await tar.end();
        file.finish();
        return {
            path: file.path,
            bytes,
            sha256: hash.digest('hex'),
            root,
            entries,
            withheld: findings.withheld,
            warnings: [...rules.warnings, ...findings.warnings],
            contentBytes: entries.reduce((sum, { size }) => sum + size, 0),
            remove: async () => file.remove(),
        };
    }
    finally {
        file.abandon();
    }
}
function realDirectory(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (!stats)
        throw new pack/* PackError */.q([{ path, message: 'does not exist' }]);
    if (!stats.isDirectory())
        throw new pack/* PackError */.q([{ path, message: 'is not a directory' }]);
    return external_node_fs_.realpathSync.native(path);
}
function toEntry(found) {
    return { path: found.path, type: found.type, size: found.type === 'file' ? found.size : 0 };
}
function reportSecrets(path, { secrets, shapes }, secretScan, findings) {
    if (secrets.size > 0) {
        const message = `holds a secret of this job (${[...secrets].join(', ')}); remove it from the file, or ignore the file`;
        findings.problems.push({ path, message });
    }
    if (shapes.size === 0)
        return;
    const message = `holds what looks like ${[...shapes].join(' and ')}; remove it, or ignore the file`;
    if (secretScan === 'fail')
        findings.problems.push({ path, message });
    else
        findings.warnings.push({ at: path, message });
}
function describeReadError(error) {
    if (error instanceof ChangedError) {
        return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
    }
    const { code, message } = error;
    if (code === undefined)
        throw error;
    return code === 'EACCES' || code === 'EPERM'
        ? `cannot be read (${code}); make it readable or ignore it`
        : message;
}
/** Files through which the runner is told things: whatever is in them was not meant to travel. */
const COMMAND_FILES = [
    'GITHUB_OUTPUT',
    'GITHUB_ENV',
    'GITHUB_STATE',
    'GITHUB_PATH',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
];
function neverShippedPaths(root, file, never = [], environment) {
    const reasons = new Map();
    const add = (path, reason) => {
        if (!path)
            return;
        for (const form of [path, realOrSame(path)]) {
            // Whoever packs something below such a directory means it.
            if (!isWithin(root, form))
                reasons.set(form, reason);
        }
    };
    for (const name of COMMAND_FILES)
        add(environment[name], 'a command file of the runner');
    add(environment['RUNNER_TEMP'], 'the temporary directory of the runner');
    for (const path of never)
        add(path, 'belongs to the runner');
    add(file.path, 'the archive itself');
    // It is there only while it is being written.
    add(file.scratch, '');
    return reasons;
}
function realOrSame(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        try {
            return (0,external_node_path_.join)(external_node_fs_.realpathSync.native((0,external_node_path_.join)(path, '..')), path.slice(path.lastIndexOf('/') + 1));
        }
        catch {
            return path;
        }
    }
}
//# sourceMappingURL=pack-directory.js.map

/***/ }),

/***/ 847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ RULE_SETS),
/* harmony export */   q: () => (/* binding */ PackError)
/* harmony export */ });
const RULE_SETS = ['terraform', 'exact', 'gitignore'];
/** The directory cannot be packed as it is: every problem, each with its path. */
class PackError extends Error {
    name = 'PackError';
    problems;
    constructor(problems) {
        super(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
        this.problems = problems;
    }
}
//# sourceMappingURL=pack.js.map

/***/ }),

/***/ 3280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (/* binding */ check)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/client/create-client.js + 49 modules
var create_client = __nccwpck_require__(244);
;// CONCATENATED MODULE: ./build/src/gate/affected.js
/**
 * Whether a change to these files concerns a workspace: files below its configuration, and what its
 * own triggers name. Patterns come from the service and are never made into a RegExp.
 */
function isAffected(changed, watched) {
    const prefixes = [watched.directory, ...watched.prefixes].map(trimSlashes);
    const patterns = watched.patterns.map((pattern) => trimSlashes(pattern).split('/'));
    return changed.some((path) => prefixes.some((prefix) => prefix === '' || path === prefix || path.startsWith(`${prefix}/`)) || patterns.some((pattern) => matchesSegments(pattern, path.split('/'))));
}
function trimSlashes(text) {
    let start = 0;
    let end = text.length;
    while (text[start] === '/')
        start++;
    while (end > start && text[end - 1] === '/')
        end--;
    return text.slice(start, end);
}
/** `**` stands for any number of segments. At most pattern × path steps. */
function matchesSegments(pattern, path) {
    let reached = new Set([0]);
    const close = (states) => {
        for (const state of states)
            if (pattern[state] === '**')
                states.add(state + 1);
        return states;
    };
    close(reached);
    for (const segment of path) {
        const next = new Set();
        for (const state of reached) {
            const part = pattern[state];
            if (part === '**')
                next.add(state);
            else if (part !== undefined && matchesSegment(part, segment))
                next.add(state + 1);
        }
        reached = close(next);
    }
    return reached.has(pattern.length);
}
/** `*` any characters, `?` one. Two pointers: at most pattern × text steps. */
function matchesSegment(pattern, text) {
    let at = 0;
    let star = -1;
    let resume = 0;
    for (let index = 0; index < text.length;) {
        if (at < pattern.length && pattern[at] === '*') {
            star = at++;
            resume = index;
        }
        else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === text[index])) {
            at++;
            index++;
        }
        else if (star >= 0) {
            at = star + 1;
            index = ++resume;
        }
        else
            return false;
    }
    while (pattern[at] === '*')
        at++;
    return at === pattern.length;
}
//# sourceMappingURL=affected.js.map
// EXTERNAL MODULE: ./build/src/wait/failure-of.js
var failure_of = __nccwpck_require__(6279);
// EXTERNAL MODULE: ./build/src/gate/query-workspaces.js
var query_workspaces = __nccwpck_require__(7628);
// EXTERNAL MODULE: ./build/src/wait/upload-root.js
var upload_root = __nccwpck_require__(8035);
;// CONCATENATED MODULE: ./build/src/gate/find-workspaces.js
/** Which workspaces are gated: names as written, queries asked, those that no change touches left out. */





/** @throws GateStop when a query finds nothing, or what the client threw. */
async function findWorkspaces(client, options) {
    const { settings, workingDirectory } = options;
    const wanted = new Map();
    for (const selector of settings.workspaces) {
        if (selector.kind === 'name') {
            const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? settings.directory);
            wanted.set(selector.name, { name: selector.name, directory });
            continue;
        }
        const found = await (0,query_workspaces/* queryWorkspaces */.V)(client, settings.organization, selector);
        if (found.length === 0)
            throw new failure_of/* GateStop */.K$('input', nothingFound(settings, selector));
        for (const workspace of found) {
            const { name } = workspace.attributes;
            const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
            if (!wanted.has(name))
                wanted.set(name, { name, directory, known: workspace });
        }
    }
    const all = [...wanted.values()];
    const changed = settings.affectedOnly ? await options.changedFiles?.() : undefined;
    if (changed === undefined)
        return { wanted: all, skipped: [] };
    const kept = [];
    const skipped = [];
    for (const { name, directory, known } of all) {
        const workspace = known ?? (await client.workspaces.showByName(settings.organization, name));
        const affected = isAffected(changed, watchedBy(workspace, directory, options.repositoryRoot));
        if (affected)
            kept.push({ name, directory });
        else
            skipped.push(name);
    }
    return { wanted: kept, skipped };
}
function watchedBy({ attributes }, directory, repositoryRoot) {
    const working = (0,upload_root/* readWorkingDirectory */.bq)(attributes['working-directory']);
    const inside = 'path' in working ? working.path : '';
    const whole = (0,external_node_path_.join)((0,upload_root/* uploadRoot */.SS)(directory, inside), inside);
    const path = (0,external_node_path_.relative)(repositoryRoot, whole).split(external_node_path_.sep).join('/');
    return {
        // Outside of the repository nothing can be told: every change counts.
        directory: path === '..' || path.startsWith('../') ? '' : path,
        patterns: attributes['trigger-patterns'] ?? [],
        prefixes: attributes['trigger-prefixes'] ?? [],
    };
}
function nothingFound({ organization }, query) {
    return `No workspace of organization "${organization}" was found for ${(0,query_workspaces/* describeQuery */.Q)(query)}. Either it is wrong, or the token may not see them.`;
}
//# sourceMappingURL=find-workspaces.js.map
;// CONCATENATED MODULE: ./build/src/check.js
/**
 * The story around the gate, the same for both doors: settings → client → which workspaces →
 * gate → where in the files → report view. It publishes nothing and exits nothing.
 */






/** Never throws for anything the service, the network or the files do: it is in the result. */
async function check(options, ports) {
    const result = await locate(await run(options, ports), options.repositoryRoot);
    const names = result.workspaces.map(({ workspace }) => workspace);
    const previous = (await options.previous?.(names)) ?? options.context.previous;
    const context = previous === undefined ? options.context : { ...options.context, previous };
    const { toReportView } = await __nccwpck_require__.e(/* import() */ 37).then(__nccwpck_require__.bind(__nccwpck_require__, 2037));
    return { result, view: toReportView(result, context) };
}
async function run(options, ports) {
    const { settings, repositoryRoot, workingDirectory, never = [] } = options;
    const { clock, signal, log } = ports;
    const { timeoutMs } = settings;
    const started = clock.now();
    const deadline = started + timeoutMs;
    try {
        const client = (0,create_client/* createClient */.U)({ ...settings, ...ports, deadline });
        const { wanted, skipped } = await findWorkspaces(client, options);
        if (skipped.length > 0) {
            log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
        }
        const { gate } = await __nccwpck_require__.e(/* import() */ 336).then(__nccwpck_require__.bind(__nccwpck_require__, 6336));
        return await gate({
            ...settings,
            workspaces: wanted,
            message: settings.message ?? options.message,
            deadline,
            ...(options.changeRequest !== undefined && { changeRequest: options.changeRequest }),
            ...(options.lastDurationMs !== undefined && { lastDurationMs: options.lastDurationMs }),
            ...(options.earlierRuns !== undefined && { earlierRuns: options.earlierRuns }),
        }, {
            ...ports,
            client,
            // Loaded while the service looks for the workspace, not before it is asked.
            pack: async (root) => {
                const { packDirectory } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 857));
                return packDirectory({
                    root,
                    repository: repositoryRoot,
                    rules: settings.rules,
                    secretScan: settings.secretScan,
                    includeUntrackedSecrets: settings.includeUntrackedSecrets,
                    secrets: [settings.token, ...options.secrets],
                    never: never.map((path) => (0,external_node_path_.resolve)(workingDirectory, path)),
                }, ports);
            },
        });
    }
    catch (error) {
        const ended = signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
        return await notGated(settings, (0,failure_of/* failureOf */.g5)(error, ended), clock.now() - started);
    }
}
/** Nothing was started: the workspaces could not even be listed. */
async function notGated(settings, failure, durationMs) {
    const { combine, decideWithout } = await __nccwpck_require__.e(/* import() */ 966).then(__nccwpck_require__.bind(__nccwpck_require__, 8966));
    const verdict = decideWithout(failure);
    const workspaces = settings.workspaces.map((selector) => ({
        workspace: selector.kind === 'name' ? selector.name : (0,query_workspaces/* describeQuery */.Q)(selector),
        workingDirectory: '',
        results: [],
        runTasks: [],
        notices: [],
        diagnostics: [],
        verdict,
        failure,
    }));
    const named = workspaces.map(({ workspace }) => ({ name: workspace, verdict }));
    return { verdict: combine(named), workspaces, archives: [], durationMs };
}
/** The parser is loaded only where something has to be located. */
async function locate(result, repositoryRoot) {
    const anything = result.workspaces.some(({ results, diagnostics }) => diagnostics.length > 0 || results.some(({ status }) => status !== 'passed'));
    if (!anything)
        return result;
    const { locateResults } = await __nccwpck_require__.e(/* import() */ 276).then(__nccwpck_require__.bind(__nccwpck_require__, 8276));
    return locateResults(result, {
        repositoryRoot,
        readFile: (path) => (0,promises_.readFile)(path, 'utf8').catch(() => undefined),
        readDirectory: (path) => (0,promises_.readdir)(path).catch(() => []),
    });
}
//# sourceMappingURL=check.js.map

/***/ }),

/***/ 4953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/** Exit codes of every command (design 5). */
const EXIT = {
    green: 0,
    blocked: 1,
    badInput: 2,
    needsOverride: 3,
    errored: 4,
    undecided: 5,
    refused: 6,
    network: 7,
    interrupted: 130,
    terminated: 143,
};
//# sourceMappingURL=command.js.map

/***/ }),

/***/ 2142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  F: () => (/* binding */ plangate)
});

;// CONCATENATED MODULE: ./build/src/cli/read-input.js
/** A required argument: the parser has already refused a call without it. */
function argumentOf(input, name) {
    const value = input.arguments[name];
    return typeof value === 'string' ? value : '';
}
function optionOf(input, name) {
    const value = input.options[name];
    return typeof value === 'string' ? value : undefined;
}
function optionsOf(input, name) {
    const value = input.options[name];
    return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
}
function flagOf(input, name) {
    return input.options[name] === true;
}
/** A number whose text `wholeNumber` has checked. */
function numberOf(input, name) {
    const text = optionOf(input, name);
    return text === undefined ? undefined : Number(text);
}
/** Checks the text of a whole number between two bounds, for an option's `check`. */
function wholeNumber(least, most) {
    return (value) => {
        const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
        return number >= least && number <= most
            ? undefined
            : `is not a whole number from ${least} to ${most}.`;
    };
}
//# sourceMappingURL=read-input.js.map
// EXTERNAL MODULE: ./build/src/cli/neutralise.js
var neutralise = __nccwpck_require__(2560);
;// CONCATENATED MODULE: ./build/src/cli/table.js
/** Columns and records for a terminal. Text from outside is neutralised here, cell by cell. */

/** A heading line, then one line per row; the last column is as long as it is. */
function renderTable(headings, rows) {
    const lines = [headings.map((heading) => heading.toUpperCase()), ...rows.map(toText)];
    const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
    const render = (line) => line
        .map((cell, column) => `${cell}${' '.repeat((widths[column] ?? 0) - widthOf(cell))}`)
        .join('  ')
        .trimEnd();
    return `${lines.map(render).join('\n')}\n`;
}
/** One fact per line, names in a column; facts that are not known are left out. */
function renderRecord(facts) {
    const known = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
    const width = Math.max(0, ...known.map(([name]) => name.length));
    return known
        .map(([name, value]) => `${name.padEnd(width)}  ${(0,neutralise/* neutraliseLine */.f)(toWord(value))}\n`)
        .join('');
}
function toText(row) {
    return row.map((cell) => (0,neutralise/* neutraliseLine */.f)(toWord(cell)));
}
function toWord(cell) {
    if (cell === true)
        return 'yes';
    if (cell === false)
        return 'no';
    return cell === null || cell === undefined || cell === '' ? '-' : String(cell);
}
/** In characters, not in UTF-16 units. */
function widthOf(text) {
    return Array.from(text).length;
}
//# sourceMappingURL=table.js.map
;// CONCATENATED MODULE: ./build/src/cli/listing.js


const LIST_OPTIONS = [
    { name: 'all', description: 'read every page' },
    {
        name: 'page',
        value: 'number',
        description: 'which page, from 1',
        check: wholeNumber(1, 999_999_999),
    },
    {
        name: 'page-size',
        value: 'count',
        description: 'entries per page, up to 100; 20 where the service decides',
        check: wholeNumber(1, 100),
    },
];
function listProblems(input) {
    const page = numberOf(input, 'page') ?? numberOf(input, 'page-size');
    if (!flagOf(input, 'all') || page === undefined)
        return [];
    return [{ subject: '--all', message: 'reads every page: leave out --page and --page-size.' }];
}
/** Prints what was asked for; what is left unread is said beside it. */
async function answerListing(call, listing, columns) {
    const { items, pagination } = await read(call.input, listing);
    const document = pagination ? { data: items, meta: { pagination } } : { data: items };
    await call.answer(document, renderTable(columns.headings, items.map(columns.row)));
    const total = pagination?.['total-count'] ?? undefined;
    const next = pagination?.['next-page'] ?? undefined;
    if (next !== undefined) {
        const of = total === undefined ? '' : ` of ${total}`;
        call.remark(`${items.length}${of} shown; for more: --page ${next}, or --all.`);
    }
    else if (items.length === 0) {
        call.remark('There is none.');
    }
}
async function read(input, listing) {
    if (flagOf(input, 'all'))
        return { items: await listing.all() };
    const number = numberOf(input, 'page');
    const size = numberOf(input, 'page-size');
    return listing.page({
        ...(number === undefined ? {} : { number }),
        ...(size === undefined ? {} : { size }),
    });
}
//# sourceMappingURL=listing.js.map
;// CONCATENATED MODULE: ./build/src/report/json.js
/** Ends with a line break. Safe to print in a job's log: no line of it can act there. */
function renderJson(view) {
    return printableJson(reportOf(view));
}
/** What the report holds: everything said, nothing of the machine it was made on. */
function reportOf(view) {
    const { context } = view;
    return {
        schemaVersion: view.schemaVersion,
        tool: { name: 'plangate', version: context.version },
        verdict: view.verdict,
        green: view.green,
        failOn: context.failOn,
        headline: view.headline,
        nextSteps: view.nextSteps,
        overrides: view.overrides,
        counts: view.counts,
        workspaces: view.workspaces,
        findings: view.findings,
        resolved: view.resolved,
        results: view.results,
        runTasks: view.runTasks,
        archives: view.archives,
        organization: context.organization,
        hostname: context.hostname,
        ...(context.commit && { commit: context.commit }),
        ...(context.pullRequest && { pullRequest: context.pullRequest }),
        ...(context.job && { job: context.job }),
        startedAt: context.startedAt,
        durationMs: view.durationMs,
    };
}
/** JSON with the characters escaped that a runner's search for commands could trip over. */
function printableJson(value) {
    const text = JSON.stringify(value, undefined, 2);
    const escaped = text
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => Array.from({ length: character.length }, (_, at) => unicode(character.charCodeAt(at))).join(''))
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
function unicode(code) {
    return `\\u${code.toString(16).padStart(4, '0')}`;
}
//# sourceMappingURL=json.js.map
// EXTERNAL MODULE: ./build/src/cli/command.js
var cli_command = __nccwpck_require__(4953);
// EXTERNAL MODULE: ./build/src/cli/problems.js
var cli_problems = __nccwpck_require__(6194);
;// CONCATENATED MODULE: ./build/src/cli/confirm.js


const YES_OPTION = {
    name: 'yes',
    short: 'y',
    description: 'do it without asking; needed where nobody can be asked',
};
/** Without a terminal there is nobody to ask: the call is refused. */
function needsYes(what, input, io) {
    if (flagOf(input, 'yes') || io.terminal)
        return [];
    return [{ subject: '--yes', message: `is needed to ${what}: nobody can be asked here.` }];
}
/** Returns when it may be done. */
async function confirm_confirm(what, input, io) {
    if (flagOf(input, 'yes'))
        return;
    const answer = await io.ask(`This will ${what}, for good. Go on? [y/N] `);
    if (answer?.trim().toLowerCase() !== 'y') {
        throw new cli_problems/* UsageError */.e([
            { subject: '--yes', message: 'was not given, and you did not say "y".' },
        ]);
    }
}
//# sourceMappingURL=confirm.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/client/create-client.js + 49 modules
var create_client = __nccwpck_require__(244);
// EXTERNAL MODULE: ./build/src/client/send.js + 2 modules
var client_send = __nccwpck_require__(6880);
// EXTERNAL MODULE: ./build/src/settings/hostname.js
var settings_hostname = __nccwpck_require__(5730);
;// CONCATENATED MODULE: ./build/src/cli/credentials-file.js
/** Tokens that `terraform login` stored, per host. */


/** Answers the stored token of a host (with its port, if it has one). Never rejects. */
async function readStoredTokens(environment) {
    const folder = environment['APPDATA']
        ? (0,external_node_path_.join)(environment['APPDATA'], 'terraform.d')
        : (0,external_node_path_.join)(environment['HOME'] ?? environment['USERPROFILE'] ?? '', '.terraform.d');
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, 'credentials.tfrc.json'), 'utf8').catch(() => '{}');
    return (hostname) => storedToken(text, hostname);
}
/** From the file's text: `{"credentials": {"app.terraform.io": {"token": "…"}}}`. */
function storedToken(text, hostname) {
    let file;
    try {
        file = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    const token = member(member(member(file, 'credentials'), hostname), 'token');
    return typeof token === 'string' && token.trim() !== '' ? token.trim() : undefined;
}
function member(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}
//# sourceMappingURL=credentials-file.js.map
;// CONCATENATED MODULE: ./build/src/cli/log.js

/** Anything shorter is part of words and no secret. */
const SHORTEST_SECRET = 6;
function createLog(io, options = {}) {
    const { verbose = false, story = 'err' } = options;
    const secrets = new Set();
    let written = Promise.resolve();
    const write = (stream, line, safe = neutralise/* neutralise */.$) => {
        let text = safe(line);
        for (const secret of secrets)
            text = text.replaceAll(secret, '***');
        written = written.then(() => io[stream](`${text}\n`));
    };
    const say = (line) => write('err', line);
    return {
        debug: (line) => {
            if (verbose)
                say(line);
        },
        info: say,
        warning: (line) => say(`warning: ${line}`),
        error: (line) => say(`error: ${line}`),
        foreign: say,
        tell: (line) => write(story, line),
        command: (line) => write(story, line, (same) => same),
        secret: (value) => {
            if (value.length >= SHORTEST_SECRET)
                secrets.add(value);
        },
        flush: () => written,
    };
}
//# sourceMappingURL=log.js.map
;// CONCATENATED MODULE: ./build/src/cli/connection.js
/** How every command that talks to the service finds it: the options, their defaults, the client. */








const CONNECTION_OPTIONS = [
    {
        name: 'hostname',
        value: 'host',
        description: 'host of the service; else TF_CLOUD_HOSTNAME, else app.terraform.io',
        group: 'Connection',
    },
    {
        name: 'token',
        value: 'token',
        description: 'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it',
        group: 'Connection',
    },
    {
        name: 'ca-file',
        value: 'file',
        description: 'PEM file with certificate authorities to trust besides the usual ones',
        group: 'Connection',
    },
    {
        name: 'verbose',
        description: 'say on standard error what is asked of the service',
        group: 'Connection',
    },
];
/** How long a person waits for an answer before they look for the reason. */
const PATIENCE_MS = 60_000;
/** Where to and with which token, or everything that is wrong with what was given. */
async function findTarget(input, io) {
    const { environment } = io;
    const problems = [];
    const written = optionOf(input, 'hostname') ?? filled(environment['TF_CLOUD_HOSTNAME']) ?? 'app.terraform.io';
    const host = (0,settings_hostname/* readHostname */.w9)(written);
    if ('problem' in host) {
        return { problems: [{ subject: '--hostname', message: host.problem }] };
    }
    const { hostname, origin } = host.value;
    const token = filled(optionOf(input, 'token')) ??
        filled(environment['TF_API_TOKEN']) ??
        (0,settings_hostname/* tokenFor */.fn)(hostname, environment) ??
        (await readStoredTokens(environment))(hostname);
    if (token === undefined) {
        const message = `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`;
        problems.push({ subject: '--token', message });
    }
    else if (/[^\x21-\x7e]/.test(token)) {
        const message = 'holds a space, a line break or another character that no token has.';
        problems.push({ subject: '--token', message });
    }
    const caFile = filled(optionOf(input, 'ca-file'));
    const caPath = caFile && (0,external_node_path_.resolve)(io.workingDirectory, caFile);
    if (caPath !== undefined && !(await isReadable(caPath))) {
        problems.push({ subject: '--ca-file', message: `"${caFile}" cannot be read.` });
    }
    if (token === undefined || problems.length > 0)
        return { problems };
    const target = { hostname, origin, token };
    if (caPath !== undefined)
        target.caFile = caPath;
    return { target };
}
function connect(target, input, io, options = {}) {
    const { patienceMs = PATIENCE_MS } = options;
    const log = options.log ?? createLog(io, { verbose: flagOf(input, 'verbose') });
    log.secret(target.token);
    const { environment, clock, random, signal } = io;
    const send = (0,client_send/* createSend */.R)({
        environment,
        ...(target.caFile === undefined ? {} : { caFile: target.caFile }),
    });
    const { origin, token, hostname } = target;
    const dialect = optionOf(input, 'dialect');
    const client = (0,create_client/* createClient */.U)({
        origin,
        token,
        send,
        clock,
        random,
        log,
        signal,
        environment,
        deadline: clock.now() + patienceMs,
        ...(dialect === undefined ? {} : { dialect }),
    });
    return {
        client,
        hostname,
        log,
        async close() {
            await send.close();
            await log.flush();
        },
    };
}
async function isReadable(path) {
    return (0,promises_.access)(path, promises_.constants.R_OK).then(() => true, () => false);
}
function filled(value) {
    const text = value?.trim();
    return text === undefined || text === '' ? undefined : text;
}
//# sourceMappingURL=connection.js.map
;// CONCATENATED MODULE: ./build/src/cli/operation.js






const JSON_OPTION = {
    name: 'json',
    description: "print the service's answer as JSON and nothing else",
};
/** An archive over a slow line. */
const TRANSFER_PATIENCE_MS = 1_800_000;
function operation(spec) {
    const { problems, destroys, call, patienceMs, ...command } = spec;
    return {
        ...command,
        options: [
            ...(spec.options ?? []),
            ...(destroys ? [YES_OPTION] : []),
            JSON_OPTION,
            ...CONNECTION_OPTIONS,
        ],
        async run(input, io) {
            const found = await findTarget(input, io);
            const wrong = [
                ...(problems?.(input, io) ?? []),
                ...(destroys ? needsYes(destroys(input), input, io) : []),
                ...('problems' in found ? found.problems : []),
            ];
            if (wrong.length > 0 || 'problems' in found)
                throw new cli_problems/* UsageError */.e(wrong);
            if (destroys)
                await confirm_confirm(destroys(input), input, io);
            const { client, log, close } = connect(found.target, input, io, patienceMs === undefined ? {} : { patienceMs });
            const answer = (document, text) => io.out(flagOf(input, 'json') ? printableJson(document) : text);
            try {
                const remark = (line) => log.info(line);
                return (await call({ client, input, io, log, answer, remark })) ?? cli_command/* EXIT */.d.green;
            }
            finally {
                await close();
            }
        },
    };
}
//# sourceMappingURL=operation.js.map
;// CONCATENATED MODULE: ./build/src/cli/write-secret-file.js
/** A file that only its owner may read, there before the secret is made and gone if it is not. */



/**
 * Creates the file (never overwriting one), then asks for its content. When there is none in the
 * end, neither is there a file.
 */
async function writeSecretFile(place, make) {
    const path = (0,external_node_path_.resolve)(place.workingDirectory, place.path);
    const file = await (0,promises_.open)(path, 'wx', 0o600).catch((error) => {
        const why = error.code === 'EEXIST' ? 'exists already.' : `cannot be written (${error.code}).`;
        throw new cli_problems/* UsageError */.e([{ subject: `--${place.option}`, message: `"${place.path}" ${why}` }]);
    });
    try {
        const { content, value } = await make();
        await file.writeFile(content);
        await file.close();
        return value;
    }
    catch (error) {
        await file.close().catch(() => undefined);
        await (0,promises_.rm)(path, { force: true });
        throw error;
    }
}
//# sourceMappingURL=write-secret-file.js.map
;// CONCATENATED MODULE: ./build/src/cli/agent-tokens.js






const POOL = { name: 'pool', description: 'id as in apool-…', required: true };
const TOKEN = { name: 'agent-token', description: 'id as in at-…', required: true };
const list = operation({
    name: 'list',
    summary: 'list the tokens of an agent pool, without their secrets',
    description: 'Operation 20: GET /agent-pools/<agent_pool_id>/authentication-tokens.',
    arguments: [POOL],
    options: LIST_OPTIONS,
    problems: listProblems,
    async call(call) {
        await answerListing(call, call.client.agentTokens.list(argumentOf(call.input, 'pool')), {
            headings: ['id', 'created', 'last used', 'description'],
            row: ({ id, attributes }) => [
                id,
                attributes['created-at'],
                attributes['last-used-at'] ?? 'never',
                attributes.description,
            ],
        });
    },
});
const show = operation({
    name: 'show',
    summary: 'show one agent token, without its secret',
    description: 'Operation 21: GET /authentication-tokens/<agent_token_id>.',
    arguments: [TOKEN],
    async call({ client, input, answer }) {
        const token = await client.agentTokens.show(argumentOf(input, 'agent-token'));
        await answer({ data: token }, renderRecord(tokenFacts(token)));
    },
});
const create = operation({
    name: 'create',
    summary: 'create an agent token and hand over its secret, once',
    description: 'Operation 22: POST /agent-pools/<agent_pool_id>/authentication-tokens. The secret cannot be read again later. It is printed on standard output and nothing else is, or written to a new file that only you may read.',
    arguments: [POOL],
    options: [
        { name: 'description', value: 'text', description: 'what the token is for', required: true },
        {
            name: 'out',
            value: 'file',
            description: 'new file for the secret instead of standard output',
        },
    ],
    examples: [
        {
            command: 'plangate agent-tokens create apool-… --description "build farm" --out agent.token',
            what: 'keep the secret out of logs and of the shell',
        },
    ],
    async call({ client, input, io, log, answer, remark }) {
        const make = async () => {
            const created = await client.agentTokens.create(argumentOf(input, 'pool'), optionOf(input, 'description') ?? '');
            const secret = created.attributes.token ?? '';
            log.secret(secret);
            return { content: `${secret}\n`, value: created };
        };
        const path = optionOf(input, 'out');
        if (path === undefined) {
            const { content, value } = await make();
            await answer({ data: value }, content);
            remark(`${(0,neutralise/* neutraliseLine */.f)(value.id)} created. The secret above cannot be read again.`);
            return;
        }
        const { workingDirectory } = io;
        const created = await writeSecretFile({ option: 'out', path, workingDirectory }, make);
        const shown = { ...created, attributes: { ...created.attributes, token: null } };
        await answer({ data: shown }, renderRecord([...tokenFacts(created), ['secret in', path]]));
    },
});
const destroy = operation({
    name: 'destroy',
    summary: 'destroy an agent token: agents that use it can no longer sign in',
    description: 'Operation 23: DELETE /authentication-tokens/<agent_token_id>.',
    arguments: [TOKEN],
    destroys: (input) => `destroy the agent token ${argumentOf(input, 'agent-token')}`,
    async call({ client, input, answer }) {
        const id = argumentOf(input, 'agent-token');
        await client.agentTokens.destroy(id);
        await answer({ data: null }, `${(0,neutralise/* neutraliseLine */.f)(id)} is destroyed.\n`);
    },
});
const agentTokens = {
    name: 'agent-tokens',
    summary: 'tokens with which HCP agents of a pool sign in',
    commands: [list, show, create, destroy],
};
function tokenFacts({ id, attributes }) {
    return [
        ['id', id],
        ['description', attributes.description],
        ['created-at', attributes['created-at']],
        ['last-used-at', attributes['last-used-at'] ?? 'never'],
        ['expired-at', attributes['expired-at']],
    ];
}
//# sourceMappingURL=agent-tokens.js.map
// EXTERNAL MODULE: ./build/src/check.js + 2 modules
var check = __nccwpck_require__(3280);
// EXTERNAL MODULE: ./build/src/policy/exit-code.js
var exit_code = __nccwpck_require__(7770);
// EXTERNAL MODULE: ./build/src/settings/reported-settings.js
var reported_settings = __nccwpck_require__(3820);
// EXTERNAL MODULE: ./build/src/settings/input-values.js
var input_values = __nccwpck_require__(3378);
;// CONCATENATED MODULE: ./build/src/locate/cloud-block.js
/** Whether parsing this text can be worth it. */
function mayHaveCloudBlock(text) {
    return text.includes('cloud') || text.includes('"remote"');
}
/** The first `cloud` block or `backend "remote"` of a module; only literal values count. */
function readCloudBlock(files) {
    for (const { path, file } of files) {
        for (const terraform of file.body.blocks.filter(({ type }) => type === 'terraform')) {
            const block = terraform.body.blocks.find(isCloud);
            if (block !== undefined) {
                const at = `${path}:${block.range.startLine}`;
                return toCloudBlock(at, block.body);
            }
        }
    }
    return undefined;
}
function isCloud({ type, labels }) {
    return type === 'cloud' || (type === 'backend' && labels[0] === 'remote');
}
function toCloudBlock(at, body) {
    const hostname = textAttribute(body, 'hostname');
    const organization = textAttribute(body, 'organization');
    const workspaces = body.blocks.find(({ type }) => type === 'workspaces')?.body;
    return {
        at,
        ...(hostname !== undefined && { hostname }),
        ...(organization !== undefined && { organization }),
        ...(workspaces !== undefined && { workspaces: toWorkspaces(workspaces) }),
    };
}
function toWorkspaces(body) {
    const name = textAttribute(body, 'name');
    const prefix = textAttribute(body, 'prefix');
    const project = textAttribute(body, 'project');
    const tags = tagsOf(body.attributes.find((attribute) => attribute.name === 'tags')?.value);
    return {
        ...(name !== undefined && { name }),
        ...(prefix !== undefined && { prefix }),
        ...(project !== undefined && { project }),
        ...(tags.length > 0 && { tags }),
    };
}
/** `["a", "b"]`, or the newer `{ key = "value" }`, whose keys are the tags' names. */
function tagsOf(value) {
    if (value?.kind === 'tuple')
        return value.items.flatMap(literalText);
    if (value?.kind === 'object')
        return value.entries.flatMap(({ key }) => literalText(key));
    return [];
}
function textAttribute(body, name) {
    const value = body.attributes.find((attribute) => attribute.name === name)?.value;
    return value === undefined ? undefined : literalText(value)[0];
}
function literalText(value) {
    return value.kind === 'literal' && typeof value.value === 'string' && value.value !== ''
        ? [value.value]
        : [];
}
//# sourceMappingURL=cloud-block.js.map
// EXTERNAL MODULE: ./build/src/settings/settings.js + 1 modules
var settings = __nccwpck_require__(1374);
;// CONCATENATED MODULE: ./build/src/settings/load-settings.js
/**
 * Settings with what only the file system knows: the configuration's own `cloud` block, and
 * whether the directories are there and hold a configuration. No request is made before this.
 */





/** `workingDirectory` is what relative directories are relative to. */
async function loadSettings(sources, workingDirectory) {
    const written = sources.given['directory']?.trim();
    const directory = (0,external_node_path_.resolve)(workingDirectory, written === undefined || written === '' ? '.' : written);
    const cloud = (0,settings/* needsCloudBlock */.U)(sources) ? await findCloudBlock(directory, written) : undefined;
    const read = (0,settings/* readSettings */.s)(cloud === undefined ? sources : { ...sources, cloud });
    const asked = 'settings' in read
        ? read.settings.workspaces.map((selector) => selector.kind === 'name' && selector.directory !== undefined
            ? { input: 'workspaces', text: selector.directory }
            : { input: 'directory', text: read.settings.directory })
        : [{ input: 'directory', text: written === undefined || written === '' ? '.' : written }];
    const problems = 'problems' in read ? [...read.problems] : [];
    for (const { input, text } of new Map(asked.map((one) => [one.text, one])).values()) {
        const problem = await directoryProblem(input, text, workingDirectory);
        if (problem !== undefined)
            problems.push(problem);
    }
    if (problems.length > 0)
        return { problems };
    return read;
}
async function directoryProblem(input, text, workingDirectory) {
    const path = (0,external_node_path_.resolve)(workingDirectory, text);
    const found = await (0,promises_.stat)(path).catch(() => undefined);
    if (found === undefined) {
        const hint = input === 'directory' && text === '.'
            ? ''
            : ' Is the checkout step there, and the name right?';
        return { input, message: `${(0,input_values/* quote */.hD)(text)} does not exist.${hint}` };
    }
    if (!found.isDirectory())
        return { input, message: `${(0,input_values/* quote */.hD)(text)} is not a directory.` };
    if (await hasConfiguration(path))
        return undefined;
    const message = `${(0,input_values/* quote */.hD)(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
    return { input, message };
}
const CONFIGURATION = /\.(?:tf|tofu)(?:\.json)?$/;
async function hasConfiguration(path) {
    const deeper = [];
    for await (const entry of await (0,promises_.opendir)(path)) {
        if (entry.isFile() && CONFIGURATION.test(entry.name))
            return true;
        if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
            deeper.push((0,external_node_path_.join)(path, entry.name));
        }
    }
    for (const directory of deeper)
        if (await hasConfiguration(directory))
            return true;
    return false;
}
/** `shown` is how messages call the directory. */
async function findCloudBlock(directory, shown) {
    const names = await (0,promises_.readdir)(directory).catch(() => []);
    const candidates = [];
    for (const name of names.filter((one) => one.endsWith('.tf') || one.endsWith('.tofu')).sort()) {
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(directory, name), 'utf8').catch(() => '');
        const path = shown === undefined || shown === '' || shown === '.' ? name : `${shown}/${name}`;
        if (mayHaveCloudBlock(text))
            candidates.push({ path, text });
    }
    if (candidates.length === 0)
        return undefined;
    const { loadHcl } = await __nccwpck_require__.e(/* import() */ 585).then(__nccwpck_require__.bind(__nccwpck_require__, 6585));
    const hcl = await loadHcl();
    return readCloudBlock(candidates.map(({ path, text }) => ({ path, file: hcl.parse(text) })));
}
//# sourceMappingURL=load-settings.js.map
;// CONCATENATED MODULE: ./build/src/publish/detect.js
/** What people call the host. */
const HOST_TITLES = {
    github: 'GitHub Actions',
    gitlab: 'GitLab CI',
    azure: 'Azure Pipelines',
    bitbucket: 'Bitbucket Pipelines',
    jenkins: 'Jenkins',
    circleci: 'CircleCI',
    buildkite: 'Buildkite',
    none: 'no CI host',
};
/** Hosts that run inside others' names come first: each sets a variable that no other one sets. */
function detect(environment) {
    const set = (name) => (environment[name] ?? '') !== '';
    if (set('GITHUB_ACTIONS'))
        return github(environment);
    if (set('GITLAB_CI'))
        return gitlab(environment);
    if (set('TF_BUILD'))
        return azure(environment);
    if (set('BITBUCKET_BUILD_NUMBER'))
        return bitbucket(environment);
    if (set('CIRCLECI'))
        return circleci(environment);
    if (set('BUILDKITE'))
        return buildkite(environment);
    if (set('JENKINS_URL'))
        return jenkins(environment);
    return { name: 'none' };
}
/** The event's payload knows more; the door that reads it is the action. */
function github(environment) {
    const server = origin(environment['GITHUB_SERVER_URL']);
    const slug = path(environment['GITHUB_REPOSITORY']);
    const [, pull] = /^refs\/pull\/(\d+)\/(?:merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
    const number = count(pull);
    const run = count(environment['GITHUB_RUN_ID']);
    return defined({
        name: 'github',
        // GITHUB_SHA of a pull request is a merge commit that nobody reviews.
        commit: pull === undefined ? sha(environment['GITHUB_SHA']) : undefined,
        pullRequest: number && change(number, server && slug && `${server}/${slug}/pull/${number}`),
        jobUrl: server && slug && run && `${server}/${slug}/actions/runs/${run}`,
        runNumber: run,
        repository: server && slug && { serverUrl: server, slug, style: 'github' },
        root: environment['GITHUB_WORKSPACE'],
    });
}
function gitlab(environment) {
    const server = origin(environment['CI_SERVER_URL']);
    const slug = path(environment['CI_PROJECT_PATH']);
    const apiUrl = detect_link(environment['CI_API_V4_URL']);
    // A merge request from a fork runs in the fork unless a member starts it in the target project.
    const projectId = count(environment['CI_MERGE_REQUEST_PROJECT_ID'] ?? environment['CI_PROJECT_ID']);
    const number = count(environment['CI_MERGE_REQUEST_IID']);
    const project = detect_link(environment['CI_MERGE_REQUEST_PROJECT_URL'] ?? environment['CI_PROJECT_URL']);
    return defined({
        name: 'gitlab',
        commit: sha(environment['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ?? sha(environment['CI_COMMIT_SHA']),
        pullRequest: number && change(number, project && `${project}/-/merge_requests/${number}`),
        jobUrl: detect_link(environment['CI_JOB_URL']),
        runNumber: count(environment['CI_PIPELINE_ID']),
        repository: server && slug && { serverUrl: server, slug, style: 'gitlab' },
        root: environment['CI_PROJECT_DIR'],
        gitlab: apiUrl && projectId && { apiUrl, projectId },
    });
}
function azure(environment) {
    const collection = detect_link(environment['SYSTEM_COLLECTIONURI'] ?? environment['SYSTEM_TEAMFOUNDATIONCOLLECTIONURI']);
    const collectionUrl = collection && `${collection.replace(/\/$/, '')}/`;
    const project = environment['SYSTEM_TEAMPROJECT'];
    const projectId = guid(environment['SYSTEM_TEAMPROJECTID']);
    const build = count(environment['BUILD_BUILDID']);
    const repositoryUrl = detect_link(environment['BUILD_REPOSITORY_URI']);
    // Azure Pipelines also builds repositories of GitHub and Bitbucket: those have no thread here.
    const own = environment['BUILD_REPOSITORY_PROVIDER'] === 'TfsGit';
    const repositoryId = own ? guid(environment['BUILD_REPOSITORY_ID']) : undefined;
    const number = count(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
    return defined({
        name: 'azure',
        commit: sha(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ??
            (number === undefined ? sha(environment['BUILD_SOURCEVERSION']) : undefined),
        pullRequest: own && number && change(number, repositoryUrl && `${repositoryUrl}/pullrequest/${number}`),
        jobUrl: collectionUrl &&
            project &&
            build &&
            `${collectionUrl}${encodeURIComponent(project)}/_build/results?buildId=${build}`,
        runNumber: build,
        repository: own && repositoryUrl && azureRepository(repositoryUrl),
        root: environment['BUILD_SOURCESDIRECTORY'],
        azure: collectionUrl && projectId && repositoryId && { collectionUrl, projectId, repositoryId },
    });
}
/** Names of projects and repositories may have blanks and more in them. */
function azureRepository(address) {
    const { origin: serverUrl, pathname } = new URL(address);
    const slug = decode(pathname.slice(1));
    return slug === undefined ? undefined : { serverUrl, slug, style: 'azure' };
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
function bitbucket(environment) {
    const slug = path(environment['BITBUCKET_REPO_FULL_NAME']);
    const [workspace, repositorySlug] = slug?.split('/') ?? [];
    const serverUrl = 'https://bitbucket.org';
    const build = count(environment['BITBUCKET_BUILD_NUMBER']);
    const number = count(environment['BITBUCKET_PR_ID']);
    return defined({
        name: 'bitbucket',
        commit: sha(environment['BITBUCKET_COMMIT']),
        pullRequest: number && change(number, slug && `${serverUrl}/${slug}/pull-requests/${number}`),
        jobUrl: slug && build && `${serverUrl}/${slug}/pipelines/results/${build}`,
        runNumber: build,
        repository: slug && { serverUrl, slug, style: 'bitbucket' },
        root: environment['BITBUCKET_CLONE_DIR'],
        bitbucket: workspace &&
            repositorySlug && {
            apiUrl: 'https://api.bitbucket.org/2.0',
            proxyUrl: 'http://localhost:29418',
            workspace,
            repositorySlug,
        },
    });
}
function jenkins(environment) {
    const number = count(environment['CHANGE_ID']);
    return defined({
        name: 'jenkins',
        commit: sha(environment['GIT_COMMIT']),
        pullRequest: number && change(number, detect_link(environment['CHANGE_URL'])),
        jobUrl: detect_link(environment['BUILD_URL']),
        runNumber: count(environment['BUILD_NUMBER']),
        root: environment['WORKSPACE'],
    });
}
function circleci(environment) {
    const url = detect_link(environment['CIRCLE_PULL_REQUEST']);
    const number = count(environment['CIRCLE_PR_NUMBER'] ?? url?.split('/').at(-1));
    return defined({
        name: 'circleci',
        commit: sha(environment['CIRCLE_SHA1']),
        pullRequest: number && change(number, url),
        jobUrl: detect_link(environment['CIRCLE_BUILD_URL']),
        runNumber: count(environment['CIRCLE_BUILD_NUM']),
        root: environment['CIRCLE_WORKING_DIRECTORY']?.startsWith('/')
            ? environment['CIRCLE_WORKING_DIRECTORY']
            : undefined,
    });
}
function buildkite(environment) {
    const build = detect_link(environment['BUILDKITE_BUILD_URL']);
    const job = guid(environment['BUILDKITE_JOB_ID']);
    // "false" when the build is not about a pull request.
    const number = count(environment['BUILDKITE_PULL_REQUEST']);
    return defined({
        name: 'buildkite',
        commit: sha(environment['BUILDKITE_COMMIT']),
        pullRequest: number && change(number),
        jobUrl: build && (job ? `${build}#${job}` : build),
        runNumber: count(environment['BUILDKITE_BUILD_NUMBER']),
        root: environment['BUILDKITE_BUILD_CHECKOUT_PATH'],
    });
}
function change(number, url) {
    return url === undefined ? { number } : { number, url };
}
/** A positive whole number; anything else, also 0, counts as missing. */
function count(text) {
    if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
        return undefined;
    return Number(text);
}
/** A whole commit id, SHA-1 or SHA-256: "HEAD" and short ones name no commit. */
function sha(text) {
    return text !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : undefined;
}
function guid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function path(text) {
    if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
        return undefined;
    return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
/** An http(s) address, without credentials and without a slash at its end. */
function detect_link(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href.replace(/\/$/, '');
}
function origin(text) {
    const address = detect_link(text);
    return address && new URL(address).origin;
}
/** Drops what is missing, so that an absent fact is an absent key. */
function defined(value) {
    const entries = Object.entries(value).filter(([, item]) => Boolean(item));
    return Object.fromEntries(entries);
}
//# sourceMappingURL=detect.js.map
// EXTERNAL MODULE: ./build/src/ports.js
var ports = __nccwpck_require__(7709);
// EXTERNAL MODULE: ./build/src/publish/host-problem.js
var host_problem = __nccwpck_require__(9645);
;// CONCATENATED MODULE: ./build/src/publish/ask.js


const ATTEMPTS = 3;
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 20_000_000;
function createAsk(options) {
    return async (method, path, body, accept = []) => {
        const url = new URL(options.baseUrl + path);
        const what = `${method} ${url.pathname}`;
        for (let attempt = 1;; attempt++) {
            const outcome = await exchange(options, method, url, body);
            const last = attempt === ATTEMPTS;
            if (outcome instanceof ports/* TransportError */.w) {
                if (last || !mayRepeat(method, outcome))
                    throw notReached(options, method, what, outcome);
            }
            else if (isAnswer(outcome.status) || accept.includes(outcome.status)) {
                const { status, headers } = outcome;
                return { status, headers, json: parse(outcome, options, what) };
            }
            else if (last || !isPassing(outcome.status, method)) {
                throw notAllowed(options, method, what, outcome.status);
            }
            await options.clock.sleep(waitMs(outcome, attempt), options.signal);
        }
    };
}
async function exchange(options, method, url, body) {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
        return await options.send({
            method,
            url,
            headers: { accept: 'application/json', ...json, ...options.headers },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            timeoutMs: TIMEOUT_MS,
            maxBytes: MAX_BYTES,
            ...(options.signal ? { signal: options.signal } : {}),
        });
    }
    catch (error) {
        if (error instanceof ports/* TransportError */.w)
            return error;
        throw error;
    }
}
/** Azure DevOps answers 203 and a sign-in page where others answer 401. */
function isAnswer(status) {
    return status >= 200 && status < 300 && status !== 203;
}
function mayRepeat(method, error) {
    if (error.failure === 'not-sent')
        return true;
    return method !== 'POST' && (error.failure === 'broken' || error.failure === 'timeout');
}
/** 429 and 503 say that nothing was done; other 5xx do not. */
function isPassing(status, method) {
    return status === 429 || status === 503 || (status >= 500 && method !== 'POST');
}
function waitMs(outcome, attempt) {
    const hint = outcome instanceof ports/* TransportError */.w ? Number.NaN : Number(outcome.headers['retry-after']);
    return Number.isFinite(hint) && hint >= 0 ? Math.min(hint * 1000, 30_000) : 500 * 2 ** attempt;
}
function parse(response, options, what) {
    if (response.body.length === 0)
        return undefined;
    try {
        return JSON.parse(new TextDecoder().decode(response.body));
    }
    catch {
        throw new host_problem/* HostProblem */.M('invalid', `${options.service} answered ${what} with ${response.status} and something that is not JSON: a proxy or a sign-in page stands in between.`);
    }
}
function notReached({ service, unreachable }, method, what, { failure, message }) {
    const remedy = unreachable === undefined ? '' : ` ${unreachable}`;
    const sent = failure !== 'not-sent' && failure !== 'aborted' && failure !== 'tls';
    const kind = failure === 'aborted' ? 'aborted' : method === 'POST' && sent ? 'unsure' : 'unreachable';
    return new host_problem/* HostProblem */.M(kind, `${service} could not be reached: ${what}. ${message}${remedy}`);
}
function notAllowed({ service, refused }, method, what, status) {
    const said = `${service} answered ${what} with ${status}.`;
    const kind = kindOf(status, method);
    const remedy = kind === 'permission' || kind === 'bad-token' || kind === 'not-found';
    return new host_problem/* HostProblem */.M(kind, remedy ? `${said} ${refused}` : said);
}
function kindOf(status, method) {
    if (status === 401 || status === 203 || status === 302)
        return 'bad-token';
    if (status === 403)
        return 'permission';
    // What is listed or added to is there; what is edited may be gone by now.
    if (status === 404)
        return method === 'GET' || method === 'POST' ? 'permission' : 'not-found';
    if (status === 413)
        return 'too-long';
    if (status === 429)
        return 'rate-limited';
    if (status >= 500)
        return method === 'POST' ? 'unsure' : 'unreachable';
    return 'invalid';
}
//# sourceMappingURL=ask.js.map
;// CONCATENATED MODULE: ./build/src/publish/id-of.js

/** The numeric `id` of something that `service` answered; throws `HostProblem` when it has none. */
function idOf(json, service) {
    const id = json?.id;
    if (typeof id !== 'number')
        throw (0,host_problem/* unreadable */.O)(service);
    return id;
}
//# sourceMappingURL=id-of.js.map
;// CONCATENATED MODULE: ./build/src/publish/defuse-note.js
/**
 * What GitLab and Azure DevOps read in a comment beyond CommonMark and beyond GitHub's own
 * references, which the renderer has already taken the life out of: a line that starts with a
 * slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references.
 */
const BREAK = '\u200b';
/** Looks the same, does nothing. The marker's line and escapes in addresses stay as they are. */
function defuseNote(body) {
    return body.split('\n').map(defuseLine).join('\n');
}
function defuseLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
    return still
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
//# sourceMappingURL=defuse-note.js.map
// EXTERNAL MODULE: ./build/src/publish/github-comment.js
var github_comment = __nccwpck_require__(322);
;// CONCATENATED MODULE: ./build/src/publish/publish-note.js



/** Never rejects because of the host: what could not be done is a problem to tell. */
async function publishNote(api, number, { content, ...wish }, ports) {
    const still = {
        ...content,
        compose: (existing, budget) => defuseNote(content.compose(existing, budget)),
    };
    try {
        const started = await (0,github_comment/* startComment */.e2)(api, still, { ...wish, number }, ports);
        const result = await started.settle();
        const problems = (0,github_comment/* tellComment */.lB)(result);
        return result.url?.startsWith('http') ? { commentUrl: result.url, problems } : { problems };
    }
    catch (error) {
        if (error instanceof host_problem/* HostProblem */.M)
            return { problems: [`No comment: ${error.message}`] };
        throw error;
    }
}
//# sourceMappingURL=publish-note.js.map
;// CONCATENATED MODULE: ./build/src/publish/azure.js
/**
 * One thread on a pull request of Azure Repos: `active` while the gate is closed, `closed` once it
 * is open, so that "all comments must be resolved" holds a merge back exactly as long as the gate.
 */




const SERVICE = 'Azure DevOps';
const VERSION = 'api-version=7.1';
async function publishAzure(facts, pullRequest, token, note, ports) {
    if (token === undefined) {
        return {
            problems: [
                'No comment: the job has no token. Map it in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.',
            ],
        };
    }
    const status = note.green ? 'closed' : 'active';
    const about = { ...pullRequest, headSha: note.headSha, status };
    const api = azureThreads(facts, about, token, ports);
    return publishNote(api, pullRequest.number, note, ports);
}
/** The threads of one pull request, which is at `headSha`; ours gets `status`. */
function azureThreads(facts, pullRequest, token, ports) {
    const ask = createAsk({
        ...ports,
        baseUrl: facts.collectionUrl.replace(/\/$/, ''),
        headers: { authorization: `Bearer ${token}` },
        service: SERVICE,
        refused: 'The build service of this project needs "Contribute to pull requests" on the repository (Project settings → Repositories → Security).',
    });
    const project = `/${encodeURIComponent(facts.projectId)}`;
    const repository = `${project}/_apis/git/repositories/${encodeURIComponent(facts.repositoryId)}`;
    const path = `${repository}/pullRequests/${pullRequest.number}/threads`;
    const urlOf = (id) => `${pullRequest.url ?? ''}?discussionId=${id}`;
    const { headSha, status } = pullRequest;
    const known = new Map();
    const comment = (id) => `${path}/${id}/comments/${known.get(id)?.commentId ?? 1}?${VERSION}`;
    let me;
    return {
        async snapshot() {
            me ??= await whoAmI(ask);
            const threads = await listThreads(ask, path, me, urlOf);
            for (const thread of threads)
                known.set(thread.id, thread);
            return { headSha, comments: threads };
        },
        async createComment(_, content) {
            const comments = [{ parentCommentId: 0, content, commentType: 1 }];
            const id = idOf((await ask('POST', `${path}?${VERSION}`, { comments, status })).json, SERVICE);
            return { id, url: urlOf(id) };
        },
        async updateComment(id, content) {
            await ask('PATCH', comment(id), { content });
            if (known.get(id)?.status === status)
                return;
            await ask('PATCH', `${path}/${id}?${VERSION}`, { status });
        },
        deleteComment: async (id) => void (await ask('DELETE', comment(id), undefined, [404])),
    };
}
async function whoAmI(ask) {
    const { json } = await ask('GET', '/_apis/connectionData');
    const id = json?.authenticatedUser?.id;
    if (typeof id !== 'string')
        throw (0,host_problem/* unreadable */.O)(SERVICE);
    return id;
}
/** The service answers with all threads at once; deleted ones are among them. */
async function listThreads(ask, path, me, urlOf) {
    const { json } = await ask('GET', `${path}?${VERSION}`);
    const threads = json?.value;
    if (!Array.isArray(threads))
        throw (0,host_problem/* unreadable */.O)(SERVICE);
    return threads.flatMap((item) => {
        const thread = item;
        const [first] = Array.isArray(thread.comments) ? thread.comments : [];
        const comment = first;
        if (thread.isDeleted === true || comment?.isDeleted === true)
            return [];
        if (typeof comment?.content !== 'string')
            return [];
        const id = idOf(item, SERVICE);
        return [
            {
                id,
                body: comment.content,
                url: urlOf(id),
                mine: comment.author?.id === me,
                status: String(thread.status),
                commentId: idOf(comment, SERVICE),
            },
        ];
    });
}
//# sourceMappingURL=azure.js.map
// EXTERNAL MODULE: ./build/src/report/comment.js
var comment = __nccwpck_require__(2081);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __nccwpck_require__(4340);
// EXTERNAL MODULE: ./build/src/publish/github-own-comments.js
var github_own_comments = __nccwpck_require__(2014);
;// CONCATENATED MODULE: ./build/src/publish/earlier-reports.js




/** Undefined when it cannot be known: the host did not answer. */
async function readEarlierReports(comments, number, key, wanted) {
    try {
        const { files, comments: all } = await comments.snapshot(number, wanted);
        const [comment] = (0,github_own_comments/* ownComments */.D)(all, (0,marker/* markerStart */.Rs)(key));
        const sections = (comment && (0,marker/* decodeMarker */.rH)(comment.body, key)?.sections) ?? [];
        return {
            durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
            runs: (headSha) => Object.fromEntries(sections
                .filter((section) => section.headSha === headSha)
                .flatMap(({ runs }) => Object.entries(runs))),
            findings: (section) => sections.find(({ id }) => id === section),
            ...(files !== undefined && { files }),
        };
    }
    catch (error) {
        if (error instanceof host_problem/* HostProblem */.M)
            return undefined;
        throw error;
    }
}
/**
 * The same as `check` asks for it: durations as soon as they are known, runs if they come soon, and
 * the findings of the last report on the same workspaces from what `last` resolves to.
 */
function hintsFrom(earlier, last, context, clock) {
    const lastDurationMs = {};
    // A failure is for those who ask for more than this.
    void earlier.then((read) => Object.assign(lastDurationMs, read?.durations), () => undefined);
    return {
        lastDurationMs,
        earlierRuns: async () => (await soon(earlier, clock))?.runs(context.commit?.sha ?? '') ?? {},
        previous: async (names) => {
            const workspaces = names.map((name) => ({ name }));
            return (await last())?.findings((0,comment/* sectionId */.F2)({ context, workspaces }));
        },
    };
}
/** The gate waits this long for a report on the same commit whose run may have been overridden. */
const EARLIER_MS = 3_000;
/** Undefined when it takes longer: the gate goes on without. */
async function soon(answer, clock) {
    const enough = new AbortController();
    const late = clock.sleep(EARLIER_MS, enough.signal).then(() => undefined, () => undefined);
    return await Promise.race([answer, late]).finally(() => {
        enough.abort();
    });
}
//# sourceMappingURL=earlier-reports.js.map
;// CONCATENATED MODULE: ./build/src/publish/gitlab.js
/**
 * One note on a GitLab merge request: found by marker and author over all pages, created or
 * edited once. The files that GitLab shows by itself are written by `files.ts`.
 */




const gitlab_SERVICE = 'GitLab';
const PAGE = 100;
/** 20,000 notes: more than anybody reads. */
const MAX_PAGES = 200;
async function publishGitLab(facts, mergeRequest, token, note, ports) {
    if (token === undefined) {
        return {
            problems: [
                'No comment: there is no token for the GitLab API. Create a project access token with the role Reporter and the scope "api" and hand it to the job as the masked variable GITLAB_TOKEN (CI_JOB_TOKEN may not write notes).',
            ],
        };
    }
    const api = gitLabNotes(facts, { ...mergeRequest, headSha: note.headSha }, token, ports);
    return publishNote(api, mergeRequest.number, note, ports);
}
/** The notes of one merge request, which is at `headSha`. */
function gitLabNotes(facts, mergeRequest, token, ports) {
    const ask = createAsk({
        ...ports,
        baseUrl: facts.apiUrl,
        headers: { 'private-token': token },
        service: gitlab_SERVICE,
        refused: 'GITLAB_TOKEN needs the scope "api" and at least the role Reporter in this project, and must not have expired.',
    });
    const notes = `/projects/${facts.projectId}/merge_requests/${mergeRequest.number}/notes`;
    const urlOf = (id) => `${mergeRequest.url ?? ''}#note_${id}`;
    let me;
    return {
        async snapshot() {
            me ??= idOf((await ask('GET', '/user')).json, gitlab_SERVICE);
            const { headSha } = mergeRequest;
            return { headSha, comments: await listNotes(ask, notes, me, urlOf) };
        },
        async createComment(_, body) {
            const id = idOf((await ask('POST', notes, { body })).json, gitlab_SERVICE);
            return { id, url: urlOf(id) };
        },
        updateComment: async (id, body) => void (await ask('PUT', `${notes}/${id}`, { body })),
        deleteComment: async (id) => void (await ask('DELETE', `${notes}/${id}`, undefined, [404])),
    };
}
/** Oldest first. System notes ("changed the description") cannot be ours. */
async function listNotes(ask, path, me, urlOf) {
    const found = [];
    for (let page = 1; page <= MAX_PAGES; page++) {
        const query = `?per_page=${PAGE}&page=${page}&sort=asc&order_by=created_at`;
        const answer = await ask('GET', path + query);
        if (!Array.isArray(answer.json))
            throw (0,host_problem/* unreadable */.O)(gitlab_SERVICE);
        for (const item of answer.json) {
            const note = item;
            if (note.system === true || typeof note.body !== 'string')
                continue;
            const id = idOf(item, gitlab_SERVICE);
            found.push({ id, body: note.body, url: urlOf(id), mine: idOf(note.author, gitlab_SERVICE) === me });
        }
        if ((answer.headers['x-next-page'] ?? '') === '')
            return found;
    }
    throw new host_problem/* HostProblem */.M('invalid', `This merge request has more than ${PAGE * MAX_PAGES} notes, and whether one of them is ours is not known.`);
}
//# sourceMappingURL=gitlab.js.map
;// CONCATENATED MODULE: ./build/src/publish/host-token.js
/** The token that the API of a CI host is asked with; undefined when the job has none. */
function hostToken(environment, name) {
    return environment[name]?.trim() || undefined;
}
//# sourceMappingURL=host-token.js.map
;// CONCATENATED MODULE: ./build/src/publish/earlier-on.js




/** Undefined when nothing could be read. Never rejects for anything the host does. */
async function readEarlierOn(host, comments, key, signal) {
    if (comments === undefined || host.pullRequest === undefined)
        return undefined;
    try {
        return await readEarlierReports(comments, host.pullRequest.number, key, { files: false });
    }
    catch (error) {
        if (signal.aborted)
            return undefined;
        throw error;
    }
}
/** Where the comment of this job would be; undefined without a pull request, or a token for it. */
function commentsOn(host, environment, ports) {
    const { pullRequest, commit: headSha = '' } = host;
    if (pullRequest === undefined)
        return undefined;
    if (host.name === 'gitlab' && host.gitlab) {
        const token = hostToken(environment, 'GITLAB_TOKEN');
        return token === undefined
            ? undefined
            : gitLabNotes(host.gitlab, { ...pullRequest, headSha }, token, ports);
    }
    if (host.name === 'azure' && host.azure) {
        const token = hostToken(environment, 'SYSTEM_ACCESSTOKEN');
        const about = { ...pullRequest, headSha, status: 'active' };
        return token === undefined ? undefined : azureThreads(host.azure, about, token, ports);
    }
    return undefined;
}
//# sourceMappingURL=earlier-on.js.map
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __nccwpck_require__(5594);
// EXTERNAL MODULE: ./build/src/report/escape-command.js
var escape_command = __nccwpck_require__(9577);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __nccwpck_require__(7067);
;// CONCATENATED MODULE: ./build/src/publish/forward-proxy-send.js
/**
 * Requests through a plain forwarding proxy on this machine: the request line carries the whole
 * address and nothing is encrypted on the way to the proxy. Bitbucket Pipelines has such a one for
 * its own API. For every other proxy there is `client/send.ts`, which tunnels.
 */


/** @param proxy `http://localhost:29418` */
function createForwardProxySend(proxy) {
    const { hostname, port } = new URL(proxy);
    return (asked) => {
        if (asked.body !== undefined && typeof asked.body !== 'string') {
            throw new TypeError('only text goes through the forwarding proxy');
        }
        return forward_proxy_send_exchange(asked, asked.body, hostname, port);
    };
}
function forward_proxy_send_exchange(asked, body, hostname, port) {
    return new Promise((resolve, reject) => {
        const deadline = AbortSignal.timeout(asked.timeoutMs);
        const signal = asked.signal ? AbortSignal.any([asked.signal, deadline]) : deadline;
        let connected = false;
        const fail = (error) => {
            const failure = deadline.aborted
                ? 'timeout'
                : asked.signal?.aborted
                    ? 'aborted'
                    : connected
                        ? 'broken'
                        : 'not-sent';
            const what = connected ? 'The answer broke off' : `Nothing listens at ${hostname}:${port}`;
            reject(new ports/* TransportError */.w(failure, `${what}.`, { cause: error }));
        };
        const outgoing = (0,external_node_http_.request)({
            hostname,
            port,
            method: asked.method,
            path: asked.url.href,
            headers: {
                ...asked.headers,
                host: asked.url.host,
                'content-length': String(Buffer.byteLength(body ?? '')),
            },
            signal,
            // A kept connection that broke could not be told from one that was never made.
            agent: false,
        }, (incoming) => {
            const chunks = [];
            let bytes = 0;
            incoming.on('data', (chunk) => {
                bytes += chunk.length;
                if (bytes > asked.maxBytes) {
                    incoming.destroy();
                    reject(new ports/* TransportError */.w('too-large', `The answer is over ${asked.maxBytes} bytes.`));
                }
                else {
                    chunks.push(chunk);
                }
            });
            incoming.on('error', fail);
            incoming.on('end', () => {
                const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
                resolve({ status: incoming.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
            });
        });
        outgoing.on('socket', (socket) => socket.once('connect', () => (connected = true)));
        outgoing.on('error', fail);
        outgoing.end(body);
    });
}
//# sourceMappingURL=forward-proxy-send.js.map
;// CONCATENATED MODULE: ./build/src/publish/bitbucket.js
/**
 * A Code Insights report on the commit, with an annotation per finding. Reports belong to commits:
 * one that is there from an earlier attempt on the same commit is replaced as a whole, because an
 * annotation that is no longer true would stay otherwise.
 */



/** Per request, and per report. */
const BATCH = 100;
const MAX_ANNOTATIONS = 1000;
const TITLE = 450;
const DETAILS = 2000;
const WITH_TOKEN = 'Set BITBUCKET_TOKEN to a repository access token with the scope "repository:write".';
async function publishBitbucket(facts, commit, token, report, ports) {
    const proxied = token === undefined;
    const ask = createAsk({
        ...ports,
        ...(proxied ? { send: createForwardProxySend(facts.proxyUrl) } : {}),
        baseUrl: proxied ? facts.apiUrl.replace('https:', 'http:') : facts.apiUrl,
        headers: proxied ? {} : { authorization: `Bearer ${token}` },
        service: 'Bitbucket',
        refused: proxied
            ? `The proxy of the pipeline did not vouch for it. ${WITH_TOKEN}`
            : 'BITBUCKET_TOKEN needs the scope "repository:write" on this repository and must not have expired.',
        ...(proxied ? { unreachable: `Only a pipeline has that proxy. ${WITH_TOKEN}` } : {}),
    });
    const { workspace, repositorySlug } = facts;
    const repository = `/repositories/${encodeURIComponent(workspace)}/${encodeURIComponent(repositorySlug)}`;
    const id = encodeURIComponent(`plangate-${report.key}`);
    const path = `${repository}/commit/${commit}/reports/${id}`;
    try {
        await ask('DELETE', path, undefined, [404]);
        await ask('PUT', path, toReport(report));
        const annotations = report.annotations.slice(0, MAX_ANNOTATIONS).map(toAnnotation);
        for (let start = 0; start < annotations.length; start += BATCH) {
            await ask('POST', `${path}/annotations`, annotations.slice(start, start + BATCH));
        }
        return { problems: [] };
    }
    catch (error) {
        if (error instanceof host_problem/* HostProblem */.M)
            return { problems: [`No report: ${error.message}`] };
        throw error;
    }
}
function toReport(report) {
    const hidden = report.annotations.length - MAX_ANNOTATIONS;
    const more = hidden > 0 ? `\n${hidden} more findings are in the job's report.` : '';
    return {
        title: cut(report.title, TITLE),
        details: cut(report.details, DETAILS - more.length) + more,
        report_type: 'SECURITY',
        reporter: 'Plangate',
        result: report.green ? 'PASSED' : 'FAILED',
        ...(report.link === undefined ? {} : { link: report.link }),
        data: report.data.slice(0, 10),
    };
}
function toAnnotation(annotation) {
    const { path, line, link } = annotation;
    return {
        external_id: annotation.id,
        annotation_type: annotation.type,
        severity: annotation.severity,
        result: annotation.failed ? 'FAILED' : 'PASSED',
        summary: cut(annotation.summary, TITLE),
        details: cut(annotation.details, DETAILS),
        ...(path === undefined ? {} : { path }),
        ...(line === undefined ? {} : { line }),
        ...(link === undefined ? {} : { link }),
    };
}
/** Never in the middle of a character outside the basic plane. */
function cut(text, length) {
    if (text.length <= length)
        return text;
    const end = length - 1;
    const high = text.charCodeAt(end - 1);
    return `${text.slice(0, high >= 0xd800 && high <= 0xdbff ? end - 1 : end)}…`;
}
//# sourceMappingURL=bitbucket.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __nccwpck_require__(7511);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __nccwpck_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/code-quality.js
/** GitLab's code quality report: findings in the widget and on the lines of a merge request. */




function renderCodeQuality(view, options = {}) {
    const seen = new Set();
    const issues = view.findings.flatMap((finding) => {
        const path = finding.location?.path ?? options.fallbackPath;
        if (path === undefined)
            return [];
        const begin = finding.location?.startLine ?? 1;
        const fingerprint = digest([finding.fingerprint, finding.severity, path, String(begin)]);
        if (seen.has(fingerprint))
            return [];
        seen.add(fingerprint);
        return [
            {
                description: describe(finding),
                check_name: (0,escape_markdown/* cleanLine */.Ow)(finding.policy, 200) || 'policy',
                fingerprint,
                severity: severityOf(finding),
                location: { path, lines: { begin } },
            },
        ];
    });
    return printableJson(issues);
}
function describe(finding) {
    const address = finding.address === undefined ? '' : `${(0,escape_markdown/* cleanLine */.Ow)(finding.address, 300)}: `;
    const workspaces = (0,words/* list */.p_)(finding.workspaces.slice(0, 10).map((name) => (0,escape_markdown/* cleanLine */.Ow)(name, 100)), 5);
    const text = (0,escape_markdown/* cleanLine */.Ow)((0,escape_markdown/* cleanText */.X5)(finding.message.slice(0, 4_000)), 1_000);
    const said = text || (0,words/* statusWord */.Hm)(finding.status);
    return (0,escape_markdown/* clip */.$Q)(`${address}${said} (${words/* LEVEL_WORDS */.P4[finding.level]}; ${workspaces})`, 2_000);
}
function severityOf({ severity, level }) {
    if (severity === 'blocks')
        return 'blocker';
    if (severity === 'needs-override')
        return 'critical';
    return severity === 'warns' || level === 'advisory' ? 'minor' : 'info';
}
/** Unique in the file and the same from run to run. */
function digest(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}
//# sourceMappingURL=code-quality.js.map
;// CONCATENATED MODULE: ./build/src/report/junit.js
/** JUnit XML: a suite per workspace, a test case per policy result. Every CI host shows it. */


const TEXT_LIMIT = 20_000;
function renderJunit(view) {
    const suites = view.workspaces.map((workspace) => suite(workspace, view));
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="Policy gate"${totals(suites)} time="${seconds(view.durationMs)}">`,
        ...suites.map(({ xml }) => xml),
        '</testsuites>',
        '',
    ].join('\n');
}
function suite(workspace, view) {
    const cases = [
        ...view.results.filter((each) => each.workspace === workspace.name).map(policyCase),
        ...view.runTasks
            .filter((each) => each.workspace === workspace.name)
            .map(({ name, level, status, message }) => testCase(`run task ${name}`, 'run task', outcome(status, level === 'advisory'), message, '')),
        ...verdictCase(workspace),
    ];
    const count = (kind) => cases.filter((each) => each.kind === kind).length;
    const numbers = {
        tests: cases.length,
        failures: count('failure'),
        errors: count('error'),
        skipped: count('skipped'),
    };
    const time = seconds(workspace.durationMs ?? 0);
    const head = `  <testsuite name="${attribute(workspace.name)}"${totals([numbers])} time="${time}">`;
    return { ...numbers, xml: [head, ...cases.map(({ xml }) => xml), '  </testsuite>'].join('\n') };
}
function totals(of) {
    return ['tests', 'failures', 'errors', 'skipped']
        .map((name) => ` ${name}="${of.reduce((sum, each) => sum + each[name], 0)}"`)
        .join('');
}
function policyCase(result) {
    const { policySet, policy, level, status, message, output, address, location } = result;
    const where = [address, location && `${location.path}:${location.startLine}`].filter(Boolean);
    const kind = outcome(status, level === 'advisory');
    const said = message || (status === 'passed' ? '' : (0,words/* statusWord */.Hm)(status));
    const name = [policy, where[0]].filter(Boolean).join(' · ');
    const text = [`level: ${words/* LEVEL_WORDS */.P4[level]}`, ...where, said, ...output].join('\n');
    return testCase(name, policySet || 'policies', kind, said, text);
}
/** An advisory failure fails no build: it is a skipped case with its message. */
function outcome(status, advisory) {
    if (status === 'passed')
        return 'passed';
    if (status === 'overridden' || (status === 'failed' && advisory))
        return 'skipped';
    return status === 'failed' ? 'failure' : 'error';
}
/** A workspace that was not judged has no policy to blame. */
function verdictCase({ verdict, reasons }) {
    if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled')
        return [];
    const text = reasons.join('\n');
    return [testCase('verdict', 'run', 'error', `${words/* VERDICT_WORDS */._G[verdict]}: ${text}`, text)];
}
function testCase(name, className, kind, message, text) {
    const head = `    <testcase classname="${attribute(className)}" name="${attribute(name)}"`;
    if (kind === 'passed')
        return { kind, xml: `${head}/>` };
    const said = attribute(message);
    const body = kind === 'skipped'
        ? `<skipped message="${said}"/>`
        : `<${kind} message="${said}" type="policy">${content(text)}</${kind}>`;
    return { kind, xml: `${head}>\n      ${body}\n    </testcase>` };
}
function seconds(ms) {
    return (ms / 1000).toFixed(3);
}
function attribute(text) {
    return content((0,escape_markdown/* clip */.$Q)(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    // Printed in a job's log, `##[` would be a command.
    '#': '&#35;',
};
/** Without the characters that XML cannot hold. */
function content(text) {
    return (0,escape_markdown/* cleanText */.X5)((0,escape_markdown/* clip */.$Q)(text, TEXT_LIMIT))
        .replace(/[\ufffe\uffff]/g, '')
        .replace(/[&<>"#]/g, (character) => ENTITIES[character] ?? '');
}
//# sourceMappingURL=junit.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif.js
/** SARIF 2.1.0 as GitHub code scanning, Jenkins and Azure DevOps read it. */



/** What code scanning keeps of one run. */
const RESULT_LIMIT = 5_000;
/** The text of a file; `schema` in it names the standard. */
function renderSarif(view, options = {}) {
    const results = view.findings.flatMap((finding) => {
        const found = resultOf(finding, options);
        return found ? [{ finding, result: found }] : [];
    });
    const kept = results.slice(0, RESULT_LIMIT);
    const rules = new Map(kept.map(({ finding }) => [ruleId(finding), ruleOf(finding)]));
    return printableJson({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'Plangate',
                        semanticVersion: view.context.version,
                        informationUri: 'https://github.com/plangate/plangate',
                        rules: [...rules.values()],
                    },
                },
                automationDetails: { id: `plangate/${(0,escape_markdown/* cleanLine */.Ow)(view.key, 100)}/` },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The repository' } } },
                results: kept.map(({ result }) => result),
            },
        ],
    });
}
function ruleId({ kind, policySet, policy }) {
    return [kind === 'undecided' ? 'policy' : kind, policySet, policy]
        .filter(Boolean)
        .map((part) => (0,escape_markdown/* cleanLine */.Ow)(part, 100))
        .join('/');
}
function ruleOf(finding) {
    const name = (0,escape_markdown/* cleanLine */.Ow)(finding.policy, 200) || 'policy';
    const text = (0,escape_markdown/* cleanLine */.Ow)(finding.description ?? '', 1_000) || name;
    const override = (0,words/* overrideWords */.mF)(finding);
    return {
        id: ruleId(finding),
        name,
        shortDescription: { text: (0,escape_markdown/* clip */.$Q)(text, 250) },
        fullDescription: { text },
        help: {
            text: [`Level: ${words/* LEVEL_WORDS */.P4[finding.level]}.`, override && `This finding ${override}.`]
                .filter(Boolean)
                .join(' '),
        },
        defaultConfiguration: { level: levelOf(finding) },
        properties: { tags: ['policy', finding.level], 'security-severity': sarif_severityOf(finding) },
    };
}
function resultOf(finding, options) {
    const { location } = finding;
    const path = location?.path ?? options.fallbackPath;
    if (path === undefined)
        return undefined;
    const line = location?.startLine ?? 1;
    const address = finding.address === undefined ? '' : `${(0,escape_markdown/* cleanLine */.Ow)(finding.address, 300)}: `;
    const workspaces = (0,words/* list */.p_)(finding.workspaces.slice(0, 10).map((name) => (0,escape_markdown/* cleanLine */.Ow)(name, 100)), 10);
    const text = (0,escape_markdown/* clip */.$Q)((0,escape_markdown/* cleanText */.X5)(finding.message), 4_000) || (0,words/* statusWord */.Hm)(finding.status);
    const nowhere = location ? '' : ' (its place in the files is not known)';
    return {
        ruleId: ruleId(finding),
        level: levelOf(finding),
        message: { text: `${address}${text}${nowhere} [workspaces: ${workspaces}]` },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' },
                    // One line: an alert shows in a pull request only if all of its lines are in the diff.
                    region: { startLine: line, startColumn: 1, endLine: line, endColumn: 2 },
                },
            },
        ],
        partialFingerprints: { primaryLocationLineHash: `${finding.fingerprint}:1` },
        ...(finding.status === 'overridden' && {
            suppressions: [
                {
                    kind: 'external',
                    status: 'accepted',
                    justification: (0,escape_markdown/* cleanLine */.Ow)((0,words/* overriddenWords */.Sn)(finding), 400),
                },
            ],
        }),
    };
}
function uriOf(path) {
    return path
        .replace(/\p{Cs}/gu, '\ufffd')
        .split('/')
        .map(encodeURIComponent)
        .join('/');
}
function levelOf({ severity }) {
    if (severity === 'blocks' || severity === 'needs-override')
        return 'error';
    return severity === 'warns' ? 'warning' : 'note';
}
/** Between 0.1 and 10.0, for the host's own ranking. */
function sarif_severityOf({ severity }) {
    return { blocks: '8.5', 'needs-override': '7.0', warns: '4.0', notes: '1.0' }[severity];
}
//# sourceMappingURL=sarif.js.map
// EXTERNAL MODULE: ./build/src/report/body.js + 4 modules
var report_body = __nccwpck_require__(4985);
;// CONCATENATED MODULE: ./build/src/report/summary.js
/** The job summary: everything, passed results too, as far as a megabyte goes. */


/** A larger summary is thrown away whole by the runner, whose limit is 1,048,576 bytes. */
const SUMMARY_BUDGET_BYTES = 1_000_000;
/** `budgetBytes` of UTF-8: the limit less what the step has written already. */
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const heading = `### ${(0,words/* icon */.Kk)(view.verdict, view.green)} Policy gate: ${view.headline}\n\n`;
    const room = budgetBytes - Buffer.byteLength(heading) - 1;
    if (room < 0)
        return '';
    const body = (0,report_body/* renderBody */.l)(view, {
        budget: room,
        measure: (text) => Buffer.byteLength(text),
        elsewhere: 'the report file (output `report-json`)',
        messageLimit: 20_000,
        results: true,
    });
    return `${heading}${body}\n`;
}
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./build/src/publish/outputs.js
/** `commentUrl` and `reportPath` are empty when there is none. */
function toOutputs(view, { commentUrl = '', reportPath = '' }) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
        verdict: view.verdict,
        green: String(view.green),
        'run-id': first?.runId ?? '',
        'run-url': first?.runUrl ?? '',
        'run-ids': JSON.stringify(Object.fromEntries(runs)),
        'configuration-version-id': first?.configurationVersionId ?? '',
        passed: String(counts.passed),
        'advisory-failed': String(counts.advisoryFailed),
        'mandatory-failed': String(counts.mandatoryFailed),
        overridden: String(counts.overridden),
        'policies-errored': String(counts.errored),
        'policies-undecided': String(counts.undecided),
        'comment-url': commentUrl,
        'report-json': reportPath,
    };
}
/** When nothing could be judged: still every name. */
function emptyOutputs(green) {
    return {
        verdict: 'undecided',
        green: String(green),
        'run-id': '',
        'run-url': '',
        'run-ids': '{}',
        'configuration-version-id': '',
        passed: '0',
        'advisory-failed': '0',
        'mandatory-failed': '0',
        overridden: '0',
        'policies-errored': '0',
        'policies-undecided': '0',
        'comment-url': '',
        'report-json': '',
    };
}
//# sourceMappingURL=outputs.js.map
;// CONCATENATED MODULE: ./build/src/publish/files.js
/**
 * Reports as files: what Jenkins, CircleCI and every other host reads, and what GitLab shows on a
 * merge request by itself. The names are part of the interface.
 */









const SUMMARY_BYTES = 1_000_000;
/** File name → contents. */
const REPORT_FILES = {
    'report.json': renderJson,
    'junit.xml': renderJunit,
    'report.sarif': renderSarif,
    'code-quality.json': renderCodeQuality,
    'comment.md': (view) => `${(0,comment/* renderComment */.wQ)(view)}\n`,
    'summary.md': (view) => renderSummary(view, SUMMARY_BYTES),
    'terraform.json': renderTerraformWidget,
    'annotations.json': renderJobLinks,
    'verdict.env': renderDotenv,
};
/** Rejects when a file cannot be written; what was written before stays. */
async function writeReports(view, directory, write) {
    for (const [name, render] of Object.entries(REPORT_FILES)) {
        await write((0,external_node_path_.join)(directory, name), render(view));
    }
}
/** `artifacts:reports:terraform`: the figures of all plans. */
function renderTerraformWidget({ workspaces }) {
    const sum = (figure) => workspaces.reduce((total, { plan }) => total + (plan?.[figure] ?? 0), 0);
    return printableJson({
        create: sum('additions'),
        update: sum('changes'),
        delete: sum('destructions'),
    });
}
/** `artifacts:reports:annotations`: links on the page of the job. */
function renderJobLinks({ workspaces, context }) {
    const links = workspaces.flatMap(({ name, runId, runUrl }) => {
        const url = runUrl && (0,escape_markdown/* safeHref */.v7)(runUrl, [context.serviceOrigin]);
        return url ? [{ external_link: { label: (0,escape_markdown/* cleanLine */.Ow)(`${name}: ${runId ?? 'run'}`), url } }] : [];
    });
    return printableJson({ Runs: links });
}
/**
 * `artifacts:reports:dotenv`: one `PLANGATE_NAME=value` a line without white space, 5 KB in all: the
 * list of all runs would not fit.
 */
function renderDotenv(view) {
    return Object.entries(toOutputs(view, {}))
        .filter(([name, value]) => value !== '' && name !== 'run-ids')
        .map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
        .join('');
}
//# sourceMappingURL=files.js.map
// EXTERNAL MODULE: ./build/src/publish/github-content.js
var github_content = __nccwpck_require__(2770);
;// CONCATENATED MODULE: ./build/src/publish/to-insights.js
/** A report view as a Code Insights report of Bitbucket: plain text, nothing of it is interpreted. */



const SEVERITIES = { failure: 'HIGH', warning: 'MEDIUM', notice: 'LOW' };
function toInsights(view) {
    const { counts, context, headline, nextSteps, key } = view;
    const number = (title, value) => ({ title, type: 'NUMBER', value });
    return {
        key,
        title: key === 'default' ? 'Policy gate' : `Policy gate: ${key}`,
        details: [headline, ...nextSteps].map(escape_markdown/* cleanText */.X5).join('\n'),
        green: view.green,
        ...(context.job ? { link: context.job.url } : {}),
        data: [
            { title: 'Verdict', type: 'TEXT', value: view.verdict },
            number('Mandatory failed', counts.mandatoryFailed),
            number('Advisory failed', counts.advisoryFailed),
            number('Overridden', counts.overridden),
            number('Passed', counts.passed),
            number('Workspaces', view.workspaces.length),
        ],
        annotations: [...located(view), ...view.findings.filter((one) => !one.location).map(unlocated)],
    };
}
function located(view) {
    return (0,annotations/* renderAnnotations */.Hp)(view, { annotate: 'all', limit: 5_000 }).map((each, index) => ({
        id: `line-${index}`,
        type: 'VULNERABILITY',
        severity: SEVERITIES[each.annotation_level],
        failed: each.annotation_level === 'failure',
        summary: each.title,
        details: each.message,
        path: each.path,
        line: each.start_line,
    }));
}
/** Shown on the report itself, beside those on lines. */
function unlocated(finding, index) {
    const { policy, level, severity, address, message, status, workspaces } = finding;
    const closes = severity === 'blocks' || severity === 'needs-override';
    return {
        id: `finding-${index}`,
        type: 'VULNERABILITY',
        severity: closes ? 'HIGH' : severity === 'warns' ? 'MEDIUM' : 'LOW',
        failed: closes,
        summary: (0,escape_markdown/* cleanLine */.Ow)(`${policy} (${words/* LEVEL_WORDS */.P4[level]})`, 450),
        details: [address, message || (0,words/* statusWord */.Hm)(status), workspaces.join(', '), (0,words/* overrideWords */.mF)(finding)]
            .filter((part) => part !== undefined && part !== '')
            .map((part) => (0,escape_markdown/* cleanText */.X5)(part ?? ''))
            .join('\n'),
    };
}
//# sourceMappingURL=to-insights.js.map
;// CONCATENATED MODULE: ./build/src/publish/publish-on.js
/**
 * Says a report on the CI host that `plangate check` runs on, with what that host offers. For the
 * command line: the action has `github.ts`. Call it after the verdict is decided and printed, with
 * `host` from `detect(environment)`; print `problems` as warnings, keep the exit code.
 */











/** Never rejects: what could not be done is a problem to tell, and changes no verdict. */
async function publishOn(host, view, options, ports) {
    const problems = await tryFiles(view, options.reports, ports.write);
    try {
        const published = await publishThere(host, view, options, ports);
        return { ...published, problems: [...problems, ...published.problems] };
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const sentence = ports.signal?.aborted ? 'the job was cancelled.' : why;
        return { problems: [...problems, `The report was not published: ${sentence}`] };
    }
}
async function tryFiles(view, directory, write) {
    if (directory === undefined)
        return [];
    try {
        await writeReports(view, directory, write);
        return [];
    }
    catch (error) {
        return [`Not all reports were written to ${directory}: ${error.message}`];
    }
}
async function publishThere(host, view, options, ports) {
    switch (host.name) {
        case 'gitlab':
            if (!host.gitlab || !host.pullRequest || options.comment === 'off')
                return NOTHING;
            return publishGitLab(host.gitlab, host.pullRequest, hostToken(ports.environment, 'GITLAB_TOKEN'), toNote(host, view, options), ports);
        case 'azure':
            for (const line of loggingCommands(view, options.reports))
                ports.command(line);
            if (!host.azure || !host.pullRequest || options.comment === 'off')
                return NOTHING;
            return publishAzure(host.azure, host.pullRequest, hostToken(ports.environment, 'SYSTEM_ACCESSTOKEN'), toNote(host, view, options), ports);
        case 'bitbucket':
            if (!host.bitbucket || host.commit === undefined || options.comment === 'off')
                return NOTHING;
            return publishBitbucket(host.bitbucket, host.commit, hostToken(ports.environment, 'BITBUCKET_TOKEN'), toInsights(view), ports);
        case 'github':
        case 'jenkins':
        case 'circleci':
        case 'buildkite':
        case 'none':
            return NOTHING;
    }
}
const NOTHING = { problems: [] };
function toNote(host, view, { comment, commentMode }) {
    return {
        content: (0,github_content/* toCommentContent */.G)(view),
        headSha: host.commit ?? '',
        green: view.green,
        when: comment,
        mode: commentMode,
    };
}
/** Errors with file and line, the summary page, and variables for later steps. */
function loggingCommands(view, directory) {
    const issues = (0,annotations/* renderAnnotations */.Hp)(view, { annotate: 'all' }).map((each) => (0,escape_command/* renderLoggingCommand */.f)('task.logissue', {
        type: each.annotation_level === 'failure' ? 'error' : 'warning',
        sourcepath: each.path,
        linenumber: each.start_line,
    }, `${each.title}: ${each.message}`));
    const outputs = toOutputs(view, {});
    const { verdict, green } = outputs;
    const variables = { verdict, green, runId: outputs['run-id'], runUrl: outputs['run-url'] };
    return [
        ...issues,
        ...Object.entries(variables).map(([name, value]) => (0,escape_command/* renderLoggingCommand */.f)('task.setvariable', { variable: `plangate.${name}`, isOutput: 'true' }, value)),
        ...(directory === undefined
            ? []
            : [(0,escape_command/* renderLoggingCommand */.f)('task.uploadsummary', {}, (0,external_node_path_.join)(directory, 'summary.md'))]),
    ];
}
//# sourceMappingURL=publish-on.js.map
// EXTERNAL MODULE: ./build/src/report/console.js
var console = __nccwpck_require__(6621);
// EXTERNAL MODULE: ./build/src/settings/inputs.js
var inputs = __nccwpck_require__(198);
;// CONCATENATED MODULE: ./build/src/cli/check-options.js

const SPECS = inputs/* INPUTS */.m.filter((spec) => spec.doors.includes('cli'));
/** What the absence of something usual means. */
const OFF = {
    'cancel-superseded': 'Leave earlier runs of this pull request alone. Else those still going are cancelled, except provisional ones.',
};
const VALUES = {
    string: 'text',
    secret: 'secret',
    list: 'list',
    choice: 'word',
    duration: 'duration',
    path: 'path',
    number: 'number',
};
const GROUPS = [
    [
        'What to gate',
        ['hostname', 'token', 'ca-file', 'organization', 'workspace', 'workspaces', 'directory'],
    ],
    ['What closes the gate', ['fail-on', 'require-policies', 'timeout']],
    [
        'The run',
        ['mode', 'message', 'affected-only', 'on-failure', 'cancel-superseded', 'auto-queue-runs'],
    ],
    ['What is sent', ['rules', 'secret-scan', 'include-untracked-secrets']],
    ['The comment, on CI hosts that have one', ['comment', 'comment-mode', 'comment-key']],
];
/** In the order of their headings. */
const CHECK_OPTIONS = [
    ...GROUPS.flatMap(([, names]) => SPECS.filter(({ name }) => names.includes(name))),
    ...SPECS.filter(({ name }) => !GROUPS.some(([, names]) => names.includes(name))),
].map(toOption);
/** Input name → text, of what was given on the command line only. */
function givenInputs(input) {
    const given = {};
    for (const spec of SPECS) {
        const value = input.options[optionName(spec)];
        if (value === true)
            given[spec.name] = spec.default === 'true' ? 'false' : 'true';
        else if (typeof value === 'string')
            given[spec.name] = value;
        else if (Array.isArray(value))
            given[spec.name] = value.join('\n');
    }
    return given;
}
/** The option that a problem with an input is about. */
function optionFor(inputName) {
    const spec = SPECS.find(({ name }) => name === inputName);
    return spec ? `--${optionName(spec)}` : inputName;
}
/** A message about inputs, in the words of the command line. */
function forOptions(message) {
    return message.replaceAll(/`([a-z-]+)`/g, (_, word) => optionFor(word));
}
function toOption(spec) {
    const group = GROUPS.find(([, names]) => names.includes(spec.name))?.[0];
    const option = {
        name: optionName(spec),
        description: check_options_describe(spec),
        ...(group === undefined ? {} : { group }),
    };
    if (spec.kind === 'flag')
        return option;
    if (spec.kind === 'list')
        option.repeatable = true;
    option.value = VALUES[spec.kind];
    return option;
}
/** What is on by default is turned off by `--no-…`. */
function optionName({ name, kind, default: usual }) {
    return kind === 'flag' && usual === 'true' ? `no-${name}` : name;
}
/** Defaults and choices are said, not enforced here: the settings do, all problems at once. */
function check_options_describe(spec) {
    const text = spec.description.replaceAll('`', '');
    if (spec.kind === 'flag')
        return OFF[spec.name] ?? text;
    const facts = [
        spec.choices?.join(', '),
        spec.environment && `else ${spec.environment.join(', ')}`,
        spec.cloudBlock && 'else the cloud block',
        spec.default !== undefined && `default: ${spec.default}`,
    ].filter((fact) => typeof fact === 'string');
    return facts.length > 0 ? `${text} (${facts.join('; ')})` : text;
}
//# sourceMappingURL=check-options.js.map
;// CONCATENATED MODULE: ./build/src/cli/changed-files.js
/** Where CI hosts name the branch that a change goes to, or a commit of it. */
const TARGETS = [
    'CI_MERGE_REQUEST_DIFF_BASE_SHA',
    'SYSTEM_PULLREQUEST_TARGETBRANCH',
    'BITBUCKET_PR_DESTINATION_BRANCH',
    'CHANGE_TARGET',
    'BUILDKITE_PULL_REQUEST_BASE_BRANCH',
    'GITHUB_BASE_REF',
];
/**
 * Relative to the repository, with slashes; what is not committed yet counts too. Undefined when
 * git does not know the target: then everything has to count as touched.
 */
async function findChangedFiles(root, environment, execute) {
    const git = async (...args) => {
        const options = ['-c', 'core.fsmonitor=false', ...args];
        const done = await execute('git', options, { cwd: root }).catch(() => undefined);
        return done?.exitCode === 0 ? done.stdout : undefined;
    };
    const named = TARGETS.map((name) => environment[name]).find((value) => value);
    for (const target of candidates(named)) {
        const base = (await git('merge-base', 'HEAD', target))?.trim();
        if (base === undefined)
            continue;
        const changed = await git('diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', base);
        const fresh = await git('ls-files', '--others', '--exclude-standard', '-z');
        if (changed === undefined || fresh === undefined)
            return undefined;
        return `${changed}${fresh}`.split('\0').filter((path) => path !== '');
    }
    return undefined;
}
function candidates(named) {
    if (named === undefined)
        return ['origin/HEAD'];
    const name = named.replace(/^refs\/heads\//, '');
    if (/^[0-9a-f]{40,64}$/.test(name))
        return [name];
    return /^[\w./-]+$/.test(name) && !name.startsWith('-') ? [`origin/${name}`] : [];
}
//# sourceMappingURL=changed-files.js.map
;// CONCATENATED MODULE: ./build/src/cli/describe-checkout.js
/** What the report says of the files that are gated: repository, commit, pull request, job. */

async function describeCheckout(directory, host, execute) {
    const git = async (...args) => {
        const done = await execute('git', args, { cwd: directory }).catch(() => undefined);
        return done?.exitCode === 0 ? done.stdout.trim() : undefined;
    };
    const root = (0,external_node_path_.resolve)((await git('rev-parse', '--show-toplevel')) ?? host.root ?? directory);
    const sha = host.commit ?? (await git('rev-parse', '--verify', 'HEAD'));
    const { repository, pullRequest, jobUrl, runNumber } = host;
    const context = {};
    if (repository)
        context.repository = { ...repository, root, ...styleOf(host) };
    if (sha !== undefined)
        context.commit = { sha };
    if (pullRequest)
        context.pullRequest = pullRequest;
    if (jobUrl !== undefined)
        context.job = { url: jobUrl, runId: runNumber ?? 0, attempt: 1 };
    const about = `${repository?.slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
    const message = `${about || 'plangate check'}${sha === undefined ? '' : ` at ${sha.slice(0, 7)}`}`;
    return { root, context, message, ...(repository && pullRequest && { changeRequest: about }) };
}
function styleOf({ name }) {
    return name === 'gitlab' || name === 'azure' || name === 'bitbucket' ? { style: name } : {};
}
//# sourceMappingURL=describe-checkout.js.map
;// CONCATENATED MODULE: ./build/src/cli/job-secrets.js
/** Values of this job that must never leave in a file: the tokens of its environment. */
function jobSecrets(environment) {
    return Object.entries(environment)
        .filter(([name]) => /(?:^|_)TOKEN$|^TF_TOKEN_/.test(name))
        .map(([, value]) => value?.trim() ?? '')
        .filter((value) => value.length >= 16);
}
//# sourceMappingURL=job-secrets.js.map
;// CONCATENATED MODULE: ./build/src/cli/write-whole-file.js
/** A file that is there with all of its content or as it was before, never half written. */



async function writeWholeFile(path, content) {
    const beside = `${path}.${(0,external_node_crypto_.randomUUID)()}.part`;
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    try {
        await (0,promises_.writeFile)(beside, content);
        await (0,promises_.rename)(beside, path);
    }
    catch (error) {
        await (0,promises_.rm)(beside, { force: true });
        throw error;
    }
}
//# sourceMappingURL=write-whole-file.js.map
;// CONCATENATED MODULE: ./build/src/cli/report-files.js
/** Reports for machines, each written when it was asked for. */







const FORMATS = {
    'report-json': renderJson,
    junit: renderJunit,
    sarif: renderSarif,
    'code-quality': renderCodeQuality,
};
const group = 'Reports';
const REPORT_OPTIONS = [
    { name: 'report-json', value: 'file', group, description: 'everything, as JSON' },
    { name: 'junit', value: 'file', group, description: 'one test case per policy, as JUnit XML' },
    { name: 'sarif', value: 'file', group, description: 'findings for code scanning, as SARIF' },
    {
        name: 'code-quality',
        value: 'file',
        group,
        description: 'findings for GitLab merge requests, as Code Quality JSON',
    },
];
/** The problems met, as sentences: a report that cannot be written changes no verdict. */
async function writeReportFiles(view, input, workingDirectory) {
    const problems = [];
    for (const [name, render] of Object.entries(FORMATS)) {
        const path = optionOf(input, name);
        if (path === undefined)
            continue;
        try {
            await writeWholeFile((0,external_node_path_.resolve)(workingDirectory, path), render(view));
        }
        catch (error) {
            problems.push(`--${name}: "${path}" was not written: ${error.message}`);
        }
    }
    return problems;
}
//# sourceMappingURL=report-files.js.map
;// CONCATENATED MODULE: ./build/src/cli/check.js
/** The gate on any machine: settings → check → report → exit code. */






















const check_check = {
    name: 'check',
    summary: 'pack, plan, read the policies, decide',
    description: 'Packs a directory, uploads it to one or more workspaces, lets them plan it, waits for every policy result and answers with one verdict, which is also the exit code.\n\nOn a laptop the directory needs nothing but its cloud block and a token.',
    options: [
        ...CHECK_OPTIONS,
        {
            name: 'format',
            value: 'word',
            description: 'text tells the story as it happens; json prints the report on standard output and nothing else there',
            choices: ['text', 'json'],
            default: 'text',
            group: 'Reports',
        },
        {
            name: 'reports',
            value: 'directory',
            description: 'write all reports there: report.json, junit.xml, report.sarif, comment.md and what GitLab shows by itself',
            group: 'Reports',
        },
        ...REPORT_OPTIONS,
        { name: 'verbose', description: 'say what is asked of the service' },
    ],
    examples: [
        { command: 'plangate check', what: 'the workspace of the cloud block in this directory' },
        {
            command: 'plangate check --organization acme --workspaces net-prod,dns --directory infra',
            what: 'one directory, two workspaces, one verdict',
        },
        { command: 'plangate check --format json > report.json', what: 'for a script' },
    ],
    run,
};
async function run(input, io) {
    const settings = await readSettings(input, io);
    const json = optionOf(input, 'format') === 'json';
    const log = createLog(io, {
        verbose: input.options['verbose'] === true,
        story: json ? 'err' : 'out',
    });
    log.secret(settings.token);
    const directory = (0,external_node_path_.resolve)(io.workingDirectory, settings.directory);
    const host = detect(io.environment);
    const checkout = await describeCheckout(directory, host, io.execute);
    const caFile = settings.caFile && (0,external_node_path_.resolve)(io.workingDirectory, settings.caFile);
    const { environment, clock, random, execute, signal, workingDirectory, version } = io;
    const send = (0,client_send/* createSend */.R)({ environment, ...(caFile ? { caFile } : {}) });
    const comments = settings.comment === 'off'
        ? undefined
        : commentsOn(host, environment, { send, clock, random, signal });
    const context = {
        ...checkout.context,
        ...(0,reported_settings/* reportedSettings */.f)(settings),
        adoptsOverridden: settings.mode === 'speculative' && comments !== undefined,
        startedAt: clock.date().toISOString(),
        version,
    };
    const wanted = optionOf(input, 'reports');
    const reports = wanted === undefined ? undefined : (0,external_node_path_.resolve)(workingDirectory, wanted);
    const told = { workspaces: settings.workspaces.length, repositoryRoot: checkout.root };
    const earlier = readEarlierOn(host, comments, settings.commentKey, signal);
    const last = async () => (signal.aborted ? undefined : await soon(earlier, clock));
    try {
        (0,console/* renderOpening */.lZ)(context).forEach(log.tell);
        const { result, view } = await (0,check/* check */.z)({
            settings,
            context,
            workingDirectory,
            repositoryRoot: checkout.root,
            message: checkout.message,
            secrets: jobSecrets(environment),
            // What an earlier job left there is no part of the configuration.
            never: reports === undefined ? [] : [reports],
            changedFiles: () => findChangedFiles(checkout.root, environment, execute),
            ...(checkout.changeRequest !== undefined && { changeRequest: checkout.changeRequest }),
            ...hintsFrom(earlier, last, context, clock),
        }, {
            send,
            clock,
            random,
            execute,
            environment,
            log,
            signal,
            onEvent: (event) => (0,console/* renderEvent */.N1)(event, told).forEach(log.tell),
        });
        for (const line of (0,console/* renderVerdict */.gM)(view))
            log.tell(line);
        const { comment, commentMode } = settings;
        const published = await publishOn(host, view, { comment, commentMode, ...(reports !== undefined && { reports }) }, { send, clock, random, environment, signal, write: writeWholeFile, command: log.command });
        if (published.commentUrl !== undefined)
            log.tell(`Comment: ${published.commentUrl}`);
        const unwritten = await writeReportFiles(view, input, workingDirectory);
        for (const problem of [...published.problems, ...unwritten])
            log.warning(problem);
        await log.flush();
        if (json)
            await io.out(renderJson(view));
        return (0,exit_code/* exitCodeOf */.F)(result, settings.failOn, signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
    }
    finally {
        await log.flush();
        await send.close();
    }
}
async function readSettings(input, io) {
    const given = givenInputs(input);
    const { environment, workingDirectory } = io;
    const storedToken = await readStoredTokens(environment);
    const sources = { given, environment, storedToken, door: 'cli' };
    const read = await loadSettings(sources, workingDirectory);
    if ('settings' in read)
        return read.settings;
    throw new cli_problems/* UsageError */.e(read.problems.map(({ input: name, message }) => ({
        subject: optionFor(name),
        message: forOptions(message),
    })));
}
//# sourceMappingURL=check.js.map
;// CONCATENATED MODULE: ./build/src/cli/completion.js



const SHELLS = ['bash', 'zsh', 'fish'];
function completion(root) {
    return {
        name: 'completion',
        summary: 'let your shell complete commands and options',
        arguments: [{ name: 'shell', description: SHELLS.join(', '), required: true }],
        examples: [
            {
                command: 'plangate completion bash > ~/.local/share/bash-completion/completions/plangate',
                what: 'for bash',
            },
            {
                command: 'plangate completion fish > ~/.config/fish/completions/plangate.fish',
                what: 'for fish',
            },
        ],
        async run(input, io) {
            const shell = argumentOf(input, 'shell');
            const words = wordsOf(root());
            if (shell === 'bash')
                await io.out(bash(words));
            else if (shell === 'zsh')
                await io.out(`autoload -U +X bashcompinit && bashcompinit\n${bash(words)}`);
            else if (shell === 'fish')
                await io.out(fish(words));
            else
                throw new cli_problems/* UsageError */.e([{ subject: 'SHELL', message: `is one of ${SHELLS.join(', ')}.` }]);
            return cli_command/* EXIT */.d.green;
        },
    };
}
function wordsOf(spec, path = [], words = new Map()) {
    const children = spec.commands ?? [];
    const options = (spec.options ?? []).map(({ name }) => `--${name}`);
    words.set(path.join(' '), [...children.map(({ name }) => name), ...options, '--help']);
    for (const child of children)
        wordsOf(child, [...path, child.name], words);
    return words;
}
function bash(words) {
    const cases = [...words].map(([path, next]) => `    ${JSON.stringify(path)}) next=${JSON.stringify(next.join(' '))} ;;`);
    return `_plangate() {
  local path="" next="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) break ;; esac
    path="\${path:+$path }$word"
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=()
  while IFS='' read -r word; do COMPREPLY+=("$word"); done \\
    < <(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _plangate plangate
`;
}
function fish(words) {
    const lines = [...words].flatMap(([path, next]) => {
        const seen = path === '' ? '__fish_use_subcommand' : `__plangate_at ${path}`;
        return next.map((word) => word.startsWith('--')
            ? `complete -c plangate -n '${seen}' -l ${word.slice(2)}`
            : `complete -c plangate -f -n '${seen}' -a ${word}`);
    });
    return `function __plangate_at
  set -l words (commandline -opc)
  test (count $words) -ge (math 1 + (count $argv)); or return 1
  for at in (seq (count $argv))
    test $words[(math $at + 1)] = $argv[$at]; or return 1
  end
end
${lines.join('\n')}
`;
}
//# sourceMappingURL=completion.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions/archive.js



const archive = operation({
    name: 'archive',
    summary: 'let the service discard the files of a configuration version',
    description: 'Operation 6: POST /configuration-versions/<configuration_version_id>/actions/archive. Not for versions from version control, for the current version of a workspace or while a run uses it.',
    arguments: [{ name: 'version', description: 'id as in cv-…', required: true }],
    destroys: (input) => `discard the files of ${argumentOf(input, 'version')}`,
    async call({ client, input, answer }) {
        const id = argumentOf(input, 'version');
        await client.configurationVersions.archive(id);
        await answer({ data: null }, `${(0,neutralise/* neutraliseLine */.f)(id)} is being archived.\n`);
    },
});
//# sourceMappingURL=archive.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions/backing-data.js
/** The life of the uploaded files after use; Terraform Enterprise and other self-managed services only. */



const backing_data_VERSION = { name: 'version', description: 'id as in cv-…', required: true };
const softDelete = operation({
    name: 'soft-delete',
    summary: 'mark the files of a configuration version for deletion (self-managed only)',
    description: 'Operation 9: POST /configuration-versions/<configuration_version_id>/actions/soft_delete_backing_data. Until they are deleted for good, `restore` brings them back.',
    arguments: [backing_data_VERSION],
    options: [
        {
            name: 'delete-older-than-n-days',
            value: 'days',
            description: 'sent to the service as it is; what it does there is up to the service',
            check: wholeNumber(0, 999_999),
        },
    ],
    async call({ client, input, answer }) {
        const id = argumentOf(input, 'version');
        const days = numberOf(input, 'delete-older-than-n-days');
        await client.configurationVersions.softDeleteBackingData(id, days === undefined ? {} : { deleteOlderThanDays: days });
        await answer({ data: null }, `The files of ${(0,neutralise/* neutraliseLine */.f)(id)} are marked for deletion.\n`);
    },
});
const restore = operation({
    name: 'restore',
    summary: 'bring back files that were marked for deletion (self-managed only)',
    description: 'Operation 10: POST /configuration-versions/<configuration_version_id>/actions/restore_backing_data.',
    arguments: [backing_data_VERSION],
    async call({ client, input, answer }) {
        const id = argumentOf(input, 'version');
        await client.configurationVersions.restoreBackingData(id);
        await answer({ data: null }, `The files of ${(0,neutralise/* neutraliseLine */.f)(id)} are being restored.\n`);
    },
});
const permanentlyDelete = operation({
    name: 'permanently-delete',
    summary: 'delete marked files for good (self-managed only)',
    description: 'Operation 11: POST /configuration-versions/<configuration_version_id>/actions/permanently_delete_backing_data.',
    arguments: [backing_data_VERSION],
    destroys: (input) => `delete the files of ${argumentOf(input, 'version')}`,
    async call({ client, input, answer }) {
        const id = argumentOf(input, 'version');
        await client.configurationVersions.permanentlyDeleteBackingData(id);
        await answer({ data: null }, `The files of ${(0,neutralise/* neutraliseLine */.f)(id)} are deleted.\n`);
    },
});
//# sourceMappingURL=backing-data.js.map
;// CONCATENATED MODULE: ./build/src/cli/find-workspace.js

const WORKSPACE_OPTIONS = [
    {
        name: 'workspace',
        short: 'w',
        value: 'name-or-id',
        description: 'name, or id as in ws-…; else TF_WORKSPACE',
    },
    {
        name: 'organization',
        short: 'o',
        value: 'name',
        description: 'organization of a workspace given by name; else TF_CLOUD_ORGANIZATION',
    },
];
function workspaceProblems(input, io) {
    const { workspace, organization } = named(input, io);
    if (workspace === undefined) {
        return [{ subject: '--workspace', message: 'is needed: a name, or an id as in ws-….' }];
    }
    if (organization !== undefined || isId(workspace, organization))
        return [];
    const message = `is needed to find the workspace "${workspace}" by its name.`;
    return [{ subject: '--organization', message }];
}
/** The id, looked up when a name was given. `workspaceProblems` has found nothing wrong. */
async function findWorkspaceId(client, input, io) {
    const { workspace = '', organization } = named(input, io);
    if (isId(workspace, organization))
        return workspace;
    return (await client.workspaces.showByName(organization ?? '', workspace)).id;
}
function named(input, { environment }) {
    return {
        workspace: optionOf(input, 'workspace') ?? (environment['TF_WORKSPACE'] || undefined),
        organization: optionOf(input, 'organization') ?? (environment['TF_CLOUD_ORGANIZATION'] || undefined),
    };
}
/** A name may begin with `ws-` as well; without an organization it can only be an id. */
function isId(text, organization) {
    return (/^ws-[A-Za-z0-9]{16}$/.test(text) || (organization === undefined && text.startsWith('ws-')));
}
//# sourceMappingURL=find-workspace.js.map
// EXTERNAL MODULE: ./build/src/archive/pack-directory.js + 31 modules
var pack_directory = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions/find-archive.js
/** What is uploaded: a .tar.gz as it is, or a directory, packed first. */




async function findArchive(path, io, log) {
    const absolute = (0,external_node_path_.resolve)(io.workingDirectory, path);
    const found = await (0,promises_.stat)(absolute).catch(() => undefined);
    if (found === undefined) {
        throw new cli_problems/* UsageError */.e([{ subject: 'PATH', message: `"${path}" is not there.` }]);
    }
    if (found.isFile())
        return { body: { path: absolute, bytes: found.size }, remove: async () => { } };
    const { execute, environment, signal } = io;
    const archive = await (0,pack_directory.packDirectory)({ root: absolute }, { execute, log, environment, signal });
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    log.info(`packed ${files} files, ${archive.bytes} bytes, sha256 ${archive.sha256}`);
    return {
        body: { path: archive.path, bytes: archive.bytes },
        remove: () => archive.remove(),
    };
}
//# sourceMappingURL=find-archive.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions/upload-ticket.js
/**
 * What is needed to upload to a version that was created before: its id and its upload URL, which
 * the service tells once. It is a secret, so it lives in a file that only its owner may read.
 */


function renderTicket(version) {
    const ticket = { id: version.id, 'upload-url': version.attributes['upload-url'] };
    return `${JSON.stringify(ticket)}\n`;
}
async function readTicket(path, shownAs) {
    let ticket;
    try {
        ticket = JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch {
        throw broken(shownAs, 'cannot be read.');
    }
    const { id, 'upload-url': url } = (ticket ?? {});
    if (typeof id !== 'string' || typeof url !== 'string') {
        throw broken(shownAs, 'was not written by `configuration-versions create`.');
    }
    return {
        id,
        type: 'configuration-versions',
        attributes: { status: 'pending', 'upload-url': url },
        relationships: {},
        links: {},
    };
}
function broken(shownAs, message) {
    return new cli_problems/* UsageError */.e([{ subject: '--upload-url-file', message: `"${shownAs}" ${message}` }]);
}
//# sourceMappingURL=upload-ticket.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions/version-facts.js
/** What a person wants to know of a configuration version; never its upload URL. */
function versionFacts({ id, attributes }) {
    const reached = Object.entries(attributes['status-timestamps'] ?? {});
    return [
        ['id', id],
        ['status', attributes.status],
        ['error', attributes['error-message'] ?? attributes.error],
        ['source', attributes.source],
        ['speculative', attributes.speculative],
        ['provisional', attributes.provisional],
        ['auto-queue-runs', attributes['auto-queue-runs']],
        ...reached.map(([name, at]) => [name, at]),
    ];
}
/** The same resource without what would let anybody upload to it. */
function withoutUploadUrl(version) {
    const { 'upload-url': _secret, ...attributes } = version.attributes;
    return { ...version, attributes: attributes };
}
//# sourceMappingURL=version-facts.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions/create.js








const create_create = operation({
    name: 'create',
    summary: 'create a configuration version and upload to it now or later',
    description: 'Operation 4: POST /workspaces/<workspace_id>/configuration-versions. Needs the permission to queue plans and the token of a user or a team.\n\nThe service tells the upload URL once and anybody who has it can upload. So say what becomes of it: --upload sends the files at once, --upload-url-file keeps it in a file that only you may read, for `plangate configuration-versions upload`.',
    options: [
        ...WORKSPACE_OPTIONS,
        { name: 'speculative', description: 'only for plans that can never be applied' },
        {
            name: 'provisional',
            description: 'does not become the current version before its run is applied',
        },
        { name: 'no-run', description: 'do not start a run once the files have arrived' },
        { name: 'upload', value: 'path', description: 'a directory or a .tar.gz to upload at once' },
        {
            name: 'upload-url-file',
            value: 'file',
            description: 'new file that keeps the upload URL, readable by you only',
        },
    ],
    examples: [
        {
            command: 'plangate configuration-versions create -o acme -w net-prod --speculative --upload ./infra',
            what: 'pack a directory, upload it, start a plan',
        },
    ],
    problems: (input, io) => {
        const problems = workspaceProblems(input, io);
        const ways = [optionOf(input, 'upload'), optionOf(input, 'upload-url-file')];
        if (ways.filter((way) => way !== undefined).length !== 1) {
            const message = 'or --upload-url-file is needed, one of the two: the URL is told once.';
            problems.push({ subject: '--upload', message });
        }
        return problems;
    },
    patienceMs: TRANSFER_PATIENCE_MS,
    async call(call) {
        const path = optionOf(call.input, 'upload');
        const version = path === undefined ? await createForLater(call) : await createAndUpload(call, path);
        await call.answer({ data: withoutUploadUrl(version) }, renderRecord(versionFacts(version)));
    },
});
async function createForLater(call) {
    const path = optionOf(call.input, 'upload-url-file') ?? '';
    const { workingDirectory } = call.io;
    return writeSecretFile({ option: 'upload-url-file', path, workingDirectory }, async () => {
        const version = await createVersion(call);
        return { content: renderTicket(version), value: version };
    });
}
/** What is uploaded is looked at first, so that no version is left waiting for a wrong path. */
async function createAndUpload(call, path) {
    const { client, io, log } = call;
    const archive = await findArchive(path, io, log);
    try {
        const created = await createVersion(call);
        await client.configurationVersions.upload(created, archive.body);
        return (await client.configurationVersions.show(created.id)).version;
    }
    finally {
        await archive.remove();
    }
}
async function createVersion({ client, input, io, log }) {
    const workspaceId = await findWorkspaceId(client, input, io);
    const version = await client.configurationVersions.create(workspaceId, {
        autoQueueRuns: !flagOf(input, 'no-run'),
        speculative: flagOf(input, 'speculative'),
        provisional: flagOf(input, 'provisional'),
    });
    log.secret(version.attributes['upload-url'] ?? '');
    return version;
}
//# sourceMappingURL=create.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions/download.js





const download = operation({
    name: 'download',
    summary: 'download the files of a configuration version, or of the one that a run used',
    description: 'Operation 7: GET /configuration-versions/<configuration_version_id>/download. With --run operation 8: GET /runs/<run_id>/configuration-version/download.\n\nThe file appears under its name when it is complete and not before.',
    arguments: [{ name: 'version', description: 'id as in cv-…', required: false }],
    options: [
        { name: 'run', value: 'run', description: 'id as in run-…: the version that this run used' },
        { name: 'out', value: 'file', description: 'where to; else <id>.tar.gz in this directory' },
        { name: 'force', description: 'replace the file if it exists' },
    ],
    problems: (input) => {
        const given = [input.arguments['version'], input.options['run']];
        if (given.filter((id) => id !== undefined).length === 1)
            return [];
        return [{ subject: 'VERSION', message: 'or --run is needed, one of the two.' }];
    },
    patienceMs: TRANSFER_PATIENCE_MS,
    async call({ client, input, io, answer }) {
        const version = argumentOf(input, 'version');
        const run = optionOf(input, 'run');
        const name = optionOf(input, 'out') ?? `${(run ?? version).replaceAll(/[^\w-]/g, '_')}.tar.gz`;
        const file = (0,external_node_path_.resolve)(io.workingDirectory, name);
        if (!flagOf(input, 'force') && (await exists(file))) {
            const message = `"${name}" exists already. Name another, or add --force.`;
            throw new cli_problems/* UsageError */.e([{ subject: '--out', message }]);
        }
        const { bytes } = run === undefined
            ? await client.configurationVersions.download(version, file)
            : await client.configurationVersions.downloadForRun(run, file);
        await answer({ data: { file, bytes } }, `${file}  ${bytes} bytes\n`);
    },
});
async function exists(file) {
    return (0,promises_.access)(file).then(() => true, () => false);
}
//# sourceMappingURL=download.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions/list.js



const list_list = operation({
    name: 'list',
    summary: 'list the configuration versions of a workspace, newest first',
    description: 'Operation 1: GET /workspaces/<workspace_id>/configuration-versions. Needs the permission to read runs.',
    options: [...WORKSPACE_OPTIONS, ...LIST_OPTIONS],
    examples: [
        {
            command: 'plangate configuration-versions list --organization acme --workspace net-prod --all',
            what: 'every version there is',
        },
    ],
    problems: (input, io) => [...workspaceProblems(input, io), ...listProblems(input)],
    async call(call) {
        const { client, input, io } = call;
        const workspaceId = await findWorkspaceId(client, input, io);
        await answerListing(call, client.configurationVersions.list(workspaceId), {
            headings: ['id', 'status', 'source', 'speculative', 'provisional', 'auto-queue-runs'],
            row: toRow,
        });
    },
});
function toRow({ id, attributes }) {
    const { status, source, speculative, provisional } = attributes;
    return [id, status, source, speculative, provisional, attributes['auto-queue-runs']];
}
//# sourceMappingURL=list.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions/show.js




const INCLUDES = ['run', 'ingress_attributes'];
const show_show = operation({
    name: 'show',
    summary: 'show one configuration version',
    description: 'Operation 2: GET /configuration-versions/<configuration_version_id>. Needs the permission to read runs.',
    arguments: [{ name: 'version', description: 'id as in cv-…', required: true }],
    options: [
        {
            name: 'include',
            value: 'relation',
            description: 'show what belongs to it as well',
            choices: INCLUDES,
            repeatable: true,
        },
    ],
    async call({ client, input, answer }) {
        const wanted = optionsOf(input, 'include');
        const include = INCLUDES.filter((name) => wanted.includes(name));
        const related = await client.configurationVersions.show(argumentOf(input, 'version'), {
            include,
        });
        const { version, run, ingressAttributes } = related;
        const included = [run, ingressAttributes].filter((resource) => resource !== undefined);
        const facts = [
            ...versionFacts(version),
            ['run', run && `${run.id} (${run.attributes.status})`],
            ...(ingressAttributes ? ingressFacts(ingressAttributes) : []),
        ];
        const document = wanted.length > 0 ? { data: version, included } : { data: version };
        await answer(document, renderRecord(facts));
    },
});
const ingressAttributes = operation({
    name: 'ingress-attributes',
    summary: 'show the commit that a configuration version was made from',
    description: 'Operation 3: GET /configuration-versions/<configuration_version_id>/ingress-attributes. Only versions that came from a version-control repository have one.',
    arguments: [{ name: 'version', description: 'id as in cv-…', required: true }],
    async call({ client, input, answer }) {
        const commit = await client.configurationVersions.ingressAttributes(argumentOf(input, 'version'));
        await answer({ data: commit }, renderRecord(ingressFacts(commit)));
    },
});
function ingressFacts({ attributes }) {
    return [
        ['repository', attributes.identifier],
        ['branch', attributes.branch],
        ['tag', attributes.tag],
        ['commit', attributes['commit-sha']],
        ['commit-message', attributes['commit-message']],
        ['commit-url', attributes['commit-url']],
        ['compare-url', attributes['compare-url']],
        ['pull-request', attributes['pull-request-number']],
        ['pull-request-title', attributes['pull-request-title']],
        ['pull-request-url', attributes['pull-request-url']],
        ['sender', attributes['sender-username']],
    ];
}
//# sourceMappingURL=show.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions/upload.js







const upload = operation({
    name: 'upload',
    summary: 'upload files to a configuration version that was created before',
    description: 'Operation 5: PUT <upload_url>. The URL comes from the file that `plangate configuration-versions create --upload-url-file` wrote. A directory is packed as `plangate pack` would; a .tar.gz is sent as it is.',
    arguments: [{ name: 'path', description: 'a directory or a .tar.gz', required: true }],
    options: [
        {
            name: 'upload-url-file',
            value: 'file',
            description: 'the file that `create` wrote',
            required: true,
        },
    ],
    patienceMs: TRANSFER_PATIENCE_MS,
    async call({ client, input, io, log, answer }) {
        const shownAs = optionOf(input, 'upload-url-file') ?? '';
        const version = await readTicket((0,external_node_path_.resolve)(io.workingDirectory, shownAs), shownAs);
        log.secret(version.attributes['upload-url'] ?? '');
        const archive = await findArchive(argumentOf(input, 'path'), io, log);
        try {
            await client.configurationVersions.upload(version, archive.body);
        }
        finally {
            await archive.remove();
        }
        const { version: uploaded } = await client.configurationVersions.show(version.id);
        await answer({ data: withoutUploadUrl(uploaded) }, renderRecord(versionFacts(uploaded)));
    },
});
//# sourceMappingURL=upload.js.map
;// CONCATENATED MODULE: ./build/src/cli/configuration-versions.js







const configurationVersions = {
    name: 'configuration-versions',
    summary: 'the uploaded files that runs work on',
    commands: [
        list_list,
        show_show,
        ingressAttributes,
        create_create,
        upload,
        download,
        archive,
        softDelete,
        restore,
        permanentlyDelete,
    ],
};
//# sourceMappingURL=configuration-versions.js.map
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(3136);
// EXTERNAL MODULE: ./build/src/demo/scenarios.js
var scenarios = __nccwpck_require__(7422);
// EXTERNAL MODULE: ./build/src/policy/verdict.js
var verdict = __nccwpck_require__(8637);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __nccwpck_require__(2195);
;// CONCATENATED MODULE: ./build/src/cli/demo.js
/** Shows what a reviewer would see, from the first line of the log to the verdict. */











const demo = {
    name: 'demo',
    summary: 'see all of it in ten seconds, no account, no network',
    description: 'Takes the example configuration through the real gate: a local service plans it and judges it by real policies, a local stand-in for GitHub receives the comment and the annotations. Prints what a reviewer would see. Minutes of waiting pass in no time; nothing leaves this machine.',
    options: [
        {
            name: 'scenario',
            value: 'verdict',
            description: 'how it ends',
            choices: verdict/* VERDICTS */.bk,
            default: 'blocked',
        },
        { name: 'json', description: 'print the report as JSON and nothing else' },
    ],
    examples: [
        { command: 'plangate demo', what: 'mistakes that nobody may let pass' },
        { command: 'plangate demo --scenario needs-override', what: 'one that somebody may' },
    ],
    run: demo_run,
};
async function demo_run(input, io) {
    const scenario = optionOf(input, 'scenario');
    const json = flagOf(input, 'json');
    const log = createLog(io, { story: json ? 'err' : 'out' });
    if (!json)
        await io.out(`${opening(scenario)}${heading("The job's log")}`);
    // The stand-ins are loaded once there is something to read.
    const { runDemo } = await Promise.all(/* import() */[__nccwpck_require__.e(840), __nccwpck_require__.e(262), __nccwpck_require__.e(638)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6638));
    const shown = await runDemo({
        scenario,
        examples: await findExamples(),
        version: io.version,
        signal: io.signal,
        log,
        onLines: (lines) => lines.forEach(log.tell),
    });
    await log.flush();
    await io.out(json ? renderJson(shown.view) : render(shown));
    if (shown.problems.length === 0)
        return cli_command/* EXIT */.d.green;
    await io.err(`The demonstration is broken:\n${shown.problems.join('\n')}\n`);
    return cli_command/* EXIT */.d.undecided;
}
function opening(scenario) {
    return `Plangate demo: ${scenarios/* SCENARIOS */.U[scenario].story}.

The configuration, the policies, the gate and what it publishes are real. The service and GitHub are
stand-ins on this machine, shown as ${scenarios/* SHOWN */.k.service} and
${scenarios/* SHOWN */.k.github}. Other endings: --scenario ${verdict/* VERDICTS */.bk.filter((word) => word !== scenario).join(', ')}.
`;
}
function render({ view, comments, annotations, exitCode }) {
    const [comment] = comments;
    return [
        (0,console/* renderVerdict */.gM)(view)
            .map((line) => `${line}\n`)
            .join(''),
        heading(`The comment on pull request #42${comment ? `, by ${comment.author}` : ''}`),
        quote(comment?.body ?? '(none)'),
        heading('The annotations, on the lines at fault'),
        annotations.length === 0 ? '(none)\n' : annotations.map(renderAnnotation).join(''),
        heading('The job summary'),
        quote(renderSummary(view)),
        heading('The verdict'),
        `${sentence(view.headline)} The job is ${view.green ? 'green' : 'red'}; plangate check would exit with ${exitCode}.\n`,
    ].join('');
}
function heading(words) {
    return `\n── ${words} ${'─'.repeat(Math.max(3, 96 - words.length))}\n\n`;
}
/** As text: what a reader would not see, such as the marker, is left out. */
function quote(markdown) {
    const visible = markdown.split('\n').filter((line) => !/^<!-- .* -->$/.test(line));
    const text = visible.join('\n').replaceAll(/\n{3,}/g, '\n\n');
    return (0,neutralise_log/* neutraliseLog */.Z$)(text.trimEnd())
        .map((line) => `${line.trimEnd()}\n`)
        .join('');
}
function sentence(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
function renderAnnotation(annotation) {
    const { path, start_line: line, annotation_level: level, title, message } = annotation;
    const head = `${path}:${line}  ${level}  ${title ?? ''}\n`;
    return `${head}${message
        .split('\n')
        .map((each) => `    ${each}\n`)
        .join('')}`;
}
/** Beside `dist/` in a clone and in the package; the sources, compiled, are one level deeper. */
async function findExamples() {
    for (const path of ['../../examples/', '../../../examples/']) {
        const folder = (0,external_node_url_.fileURLToPath)(new URL(path, import.meta.url));
        const there = await (0,promises_.access)(`${folder}seed.json`).then(() => true, () => false);
        if (there)
            return folder;
    }
    throw new Error('the folder examples/ is not where it was installed');
}
//# sourceMappingURL=demo.js.map
// EXTERNAL MODULE: ./build/src/gate/query-workspaces.js
var query_workspaces = __nccwpck_require__(7628);
// EXTERNAL MODULE: ./build/src/archive/describe.js
var archive_describe = __nccwpck_require__(2591);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __nccwpck_require__(847);
;// CONCATENATED MODULE: ./build/src/cli/doctor/finding.js
function ok(subject, seen) {
    return { state: 'ok', subject, seen };
}
function note(subject, seen, fix) {
    return { state: 'note', subject, seen, ...(fix === undefined ? {} : { fix }) };
}
function problem(subject, seen, fix, exitCode) {
    return { state: 'problem', subject, seen, fix, exitCode };
}
//# sourceMappingURL=finding.js.map
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-archive.js
/** What would be sent: its size, what stays here, and rules that do not say what they seem to. */





/** More than this is slow to send on every push, and mostly by mistake. */
const LARGE_BYTES = 100_000_000;
async function examineArchive(root, rules, io, log) {
    const { execute, environment, signal } = io;
    try {
        const archive = await (0,pack_directory.packDirectory)({ root, rules }, { execute, log, environment, signal });
        await archive.remove();
        const files = archive.entries.filter(({ type }) => type === 'file').length;
        const seen = `${root}: ${files} files, ${(0,archive_describe/* formatBytes */.z3)(archive.bytes)} to send, ${archive.withheld.length} stay here`;
        const size = archive.bytes > LARGE_BYTES
            ? note('archive', seen, 'Leave out what no plan needs: `plangate pack --list` shows it, .terraformignore takes it.')
            : ok('archive', seen);
        return [
            size,
            ...archive.warnings.map(({ at, message }) => note('archive', `${at} ${message}`)),
        ];
    }
    catch (error) {
        if (!(error instanceof pack/* PackError */.q))
            throw error;
        return error.problems.map(({ path, message }) => problem('archive', `${path}: ${message}`, 'See `plangate pack --list`.', cli_command/* EXIT */.d.badInput));
    }
}
//# sourceMappingURL=examine-archive.js.map
// EXTERNAL MODULE: ./build/src/client/errors.js
var errors = __nccwpck_require__(486);
// EXTERNAL MODULE: ./build/src/cli/explain-failure.js
var explain_failure = __nccwpck_require__(7900);
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-service.js




async function examineService(client, hostname) {
    const findings = [];
    try {
        const { appName, apiVersion, version } = await client.ping();
        const facts = [appName, version, apiVersion && `API ${apiVersion}`].filter(Boolean);
        const seen = facts.length > 0 ? `answers: ${facts.join(', ')}` : 'answers';
        findings.push(ok('host', `${hostname} ${seen}`));
    }
    catch (error) {
        const found = ofError('host', error, hostname);
        if (isUnreachable(error))
            return [found];
        findings.push(note('host', found.seen));
    }
    findings.push(await examineToken(client));
    return findings;
}
async function examineToken(client) {
    try {
        const { account, tokenKind } = await client.account();
        const name = account.attributes.username ?? account.id;
        if (tokenKind === 'organization') {
            return problem('token', `belongs to the organization (${name})`, 'Organization tokens may not create configuration versions. Use the token of a team or a user.', cli_command/* EXIT */.d.refused);
        }
        return ok('token', `${tokenKind === 'unknown' ? 'accepted' : `${tokenKind} token`} of ${name}`);
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'not-found') {
            return note('token', 'the service does not say whose it is (404 on account details)');
        }
        return ofError('token', error, 'the service');
    }
}
/** What went wrong, with the remedy that the error itself brings. */
function ofError(subject, error, what) {
    if (!(error instanceof errors/* ServiceError */._))
        throw error;
    if (error.code === 'aborted')
        throw error;
    const fix = error.remedy ?? REMEDIES[error.code] ?? 'Try again with --verbose.';
    return problem(subject, error.message.split('\n', 1)[0] ?? what, fix, (0,explain_failure/* exitCodeOf */.F)(error.code));
}
function isUnreachable(error) {
    return error instanceof errors/* ServiceError */._ && ['network', 'timeout', 'tls'].includes(error.code);
}
const REMEDIES = {
    network: 'Check --hostname, and HTTPS_PROXY and NO_PROXY if this machine reaches the network through a proxy.',
    timeout: 'Check the network between this machine and the host: something swallows the connection.',
    tls: 'Pass --ca-file with the certificate authority of the host, or set NODE_EXTRA_CA_CERTS.',
    unauthorized: 'The token is wrong, revoked or expired, or belongs to another host. Make a new one.',
};
//# sourceMappingURL=examine-service.js.map
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-workflows.js
/** GitHub workflows that use the gate: do they have the permissions that its report needs? */



const FOLDER = '.github/workflows';
async function examineWorkflows(root) {
    const names = await (0,promises_.readdir)((0,external_node_path_.join)(root, FOLDER)).catch(() => []);
    const findings = [];
    for (const name of names.filter((one) => /\.ya?ml$/.test(one)).sort()) {
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(root, FOLDER, name), 'utf8').catch(() => '');
        if (usesGate(text))
            findings.push(...examineWorkflow(`${FOLDER}/${name}`, text));
    }
    return findings;
}
function usesGate(text) {
    return text.split('\n').some((line) => /^\s*(?:- )?uses:\s*["']?plangate\/plangate@/.test(line));
}
/** By the text: what a job of its own allows is not told apart from what the workflow does. */
function examineWorkflow(path, text) {
    const lines = text.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim());
    const has = (permission) => lines.includes(`${permission}: write`) || lines.includes('permissions: write-all');
    const findings = [];
    if (!has('pull-requests')) {
        findings.push(note(path, 'has no permission to comment', 'Add `pull-requests: write` under `permissions:`.'));
    }
    if (!has('checks')) {
        findings.push(note(path, 'has no permission to annotate', 'Add `checks: write` under `permissions:`.'));
    }
    if (lines.some((line) => /^-?\s*(?:on:\s*)?\[?.*\bpull_request_target\b/.test(line))) {
        const fix = 'Use `on: pull_request`: a plan runs code, and here it would run with your secrets.';
        findings.push(note(path, 'runs on pull_request_target', fix));
    }
    return findings.length > 0 ? findings : [ok(path, 'may comment and annotate')];
}
//# sourceMappingURL=examine-workflows.js.map
// EXTERNAL MODULE: ./build/src/settings/did-you-mean.js
var did_you_mean = __nccwpck_require__(1640);
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-workspace.js
/** One workspace: can this token have a plan made there, and will that plan mean anything? */







async function examineWorkspace(client, organization, name, directory) {
    const subject = `workspace ${name}`;
    let workspace;
    try {
        workspace = await client.workspaces.showByName(organization, name);
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'not-found') {
            return [await missing(client, organization, name)];
        }
        return [ofError(subject, error, name)];
    }
    return [
        ok(subject, `is ${workspace.id} in ${organization}`),
        ...examinePermissions(subject, workspace),
        ...examineExecution(subject, workspace),
        ...(await examineDirectory(subject, workspace, directory)),
    ];
}
async function missing(client, organization, name) {
    const subject = `workspace ${name}`;
    try {
        const seen = [];
        for await (const { attributes } of client.workspaces.list(organization)) {
            seen.push(attributes.name);
            if (seen.length >= 500)
                break;
        }
        const near = (0,did_you_mean/* didYouMean */.a)(name, seen);
        const fix = seen.length === 0
            ? `Give the team of this token access to "${name}": it sees no workspace at all.`
            : near !== undefined
                ? `Did you mean "${near}"?`
                : `Give the team of this token access to "${name}", or name one that it sees: ${seen.slice(0, 5).join(', ')}${seen.length > 5 ? ', …' : ''}.`;
        return problem(subject, `is not among those in ${organization} that this token sees`, fix, cli_command/* EXIT */.d.refused);
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._ && error.code === 'not-found') {
            const fix = 'Check the spelling of the organization, and that the token belongs to it.';
            return problem('organization', `${organization} is not there for this token`, fix, cli_command/* EXIT */.d.refused);
        }
        return ofError('organization', error, organization);
    }
}
function examinePermissions(subject, { attributes }) {
    const permissions = attributes.permissions ?? {};
    if (permissions['can-queue-run'] === false) {
        const fix = 'Give the team of this token at least the plan level on the workspace.';
        return [problem(subject, 'does not let this token queue plans', fix, cli_command/* EXIT */.d.refused)];
    }
    return permissions['can-queue-run'] === true ? [ok(subject, 'lets this token queue plans')] : [];
}
function examineExecution(subject, { attributes }) {
    const findings = [];
    if (attributes['execution-mode'] === 'local') {
        const fix = 'Set the execution mode of the workspace to remote or agent: policies are evaluated there only.';
        findings.push(problem(subject, 'plans on the machine of its users (execution mode local)', fix, cli_command/* EXIT */.d.badInput));
    }
    if (attributes['speculative-enabled'] === false) {
        findings.push(note(subject, 'has speculative plans from version control turned off', 'Nothing: those made here do not depend on it.'));
    }
    if (attributes.locked === true) {
        findings.push(note(subject, 'is locked', 'Speculative runs pass; provisional ones wait until it is unlocked.'));
    }
    return findings;
}
async function examineDirectory(subject, { attributes }, directory) {
    const inside = attributes['working-directory'];
    if (inside === undefined || inside === null || inside === '')
        return [];
    const trimmed = inside.replace(/^\/+|\/+$/g, '');
    if (directory.replaceAll('\\', '/').endsWith(`/${trimmed}`)) {
        return [
            ok(subject, `works in ${trimmed}, which the directory ends with: the directory above it is sent`),
        ];
    }
    const there = await (0,promises_.stat)((0,external_node_path_.join)(directory, trimmed)).catch(() => undefined);
    if (there?.isDirectory())
        return [ok(subject, `works in ${trimmed}, which is in the directory`)];
    const fix = `Pass the directory that ends in ${trimmed} or the one it is in, or change the workspace's working directory.`;
    return [
        problem(subject, `works in ${trimmed}, which is neither in ${directory} nor its end`, fix, cli_command/* EXIT */.d.badInput),
    ];
}
//# sourceMappingURL=examine-workspace.js.map
;// CONCATENATED MODULE: ./build/src/cli/doctor.js
/** Finds out why the gate does not work here: everything is looked at, each with its remedy. */

















const USED = [
    'hostname',
    'token',
    'ca-file',
    'organization',
    'workspace',
    'workspaces',
    'directory',
    'rules',
];
const doctor = {
    name: 'doctor',
    summary: 'find out why it does not work',
    description: 'Looks at everything that a check depends on and says what to do where something is amiss: token, host, organization, workspaces, their permissions and execution mode, what would be sent, workflows. It changes nothing. Give it the options that you give to `plangate check`.',
    options: [
        ...CHECK_OPTIONS.filter(({ name }) => USED.includes(name)),
        { name: 'json', description: 'print the findings as JSON' },
        { name: 'verbose', description: 'say what is asked of the service' },
    ],
    run: doctor_run,
};
async function doctor_run(input, io) {
    const log = createLog(io, { verbose: flagOf(input, 'verbose') });
    const json = flagOf(input, 'json');
    const findings = [];
    const tell = async (found) => {
        findings.push(...found);
        if (!json)
            await io.out(found.map(doctor_render).join(''));
    };
    await tell([ok('plangate', io.version)]);
    await examine(input, io, log, tell);
    await log.flush();
    const first = findings.find(({ state }) => state === 'problem');
    if (json)
        await io.out(printableJson({ findings }));
    else
        await io.out(doctor_verdict(findings));
    return first?.exitCode ?? cli_command/* EXIT */.d.green;
}
async function examine(input, io, log, tell) {
    const { environment, workingDirectory } = io;
    const read = await loadSettings({
        given: givenInputs(input),
        environment,
        door: 'cli',
        storedToken: await readStoredTokens(environment),
    }, workingDirectory);
    const settings = 'settings' in read ? read.settings : undefined;
    if ('problems' in read)
        await tell(read.problems.map(ofSetting));
    const target = settings ? targetOf(settings, io) : await findTarget(input, io);
    if ('target' in target) {
        const { client, close } = connect(target.target, input, io, { log, patienceMs: 20_000 });
        try {
            const service = await examineService(client, target.target.hostname);
            await tell(service);
            const fine = service.every(({ state }) => state !== 'problem');
            if (fine && settings)
                await examineWorkspaces(client, settings, workingDirectory, tell);
        }
        finally {
            await close();
        }
    }
    if (settings) {
        const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
        await tell(await examineArchive(directory, settings.rules, io, log));
    }
    const { root } = await describeCheckout(workingDirectory, { name: 'none' }, io.execute);
    await tell(await examineWorkflows(root));
}
async function examineWorkspaces(client, settings, workingDirectory, tell) {
    const { organization, workspaces } = settings;
    for (const selector of workspaces) {
        if (selector.kind === 'name') {
            const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? settings.directory);
            await tell(await examineWorkspace(client, organization, selector.name, directory));
            continue;
        }
        const subject = (0,query_workspaces/* describeQuery */.Q)(selector);
        try {
            const found = await (0,query_workspaces/* queryWorkspaces */.V)(client, organization, selector);
            const names = found.map(({ attributes }) => attributes.name).join(', ');
            const fix = 'Check the words, and that the team of this token has access to the workspaces.';
            await tell([
                found.length > 0
                    ? ok(subject, `${found.length} workspaces: ${names}`)
                    : problem(subject, 'names no workspace that this token sees', fix, cli_command/* EXIT */.d.refused),
            ]);
        }
        catch (error) {
            await tell([ofError(subject, error, subject)]);
        }
    }
}
function ofSetting({ input, message }) {
    const [seen = message, ...fix] = message.split(/(?<=\.) /);
    const remedy = fix.length > 0 ? fix.join(' ') : 'See `plangate check --help`.';
    return problem(optionFor(input), forOptions(seen), forOptions(remedy), cli_command/* EXIT */.d.badInput);
}
function targetOf({ hostname, origin, token, caFile }, io) {
    const file = caFile === undefined ? {} : { caFile: (0,external_node_path_.resolve)(io.workingDirectory, caFile) };
    return { target: { hostname, origin, token, ...file } };
}
const SIGNS = { ok: '✓', note: '!', problem: '✗' };
function doctor_render({ state, subject, seen, fix }) {
    const line = `${SIGNS[state]} ${subject}: ${seen}`;
    return `${(0,neutralise/* neutraliseLine */.f)(line)}\n${fix === undefined ? '' : `    → ${(0,neutralise/* neutraliseLine */.f)(fix)}\n`}`;
}
function doctor_verdict(findings) {
    const problems = findings.filter(({ state }) => state === 'problem').length;
    if (problems === 0)
        return '\nNothing is in the way of `plangate check`.\n';
    return `\n${problems === 1 ? '1 problem' : `${problems} problems`}; what to do stands after each arrow.\n`;
}
//# sourceMappingURL=doctor.js.map
;// CONCATENATED MODULE: ./build/src/cli/init/choose-inputs.js
function chooseInputs(found, given) {
    const wanted = given.directory === undefined
        ? found
        : found.filter(({ directory }) => directory === given.directory);
    const named = wanted.filter(({ cloud }) => cloud.workspaces?.name !== undefined);
    if (named.length > 1 && given.workspace === undefined)
        return several(named, given.organization);
    return single(named[0] ?? wanted[0], given);
}
/** One pair per directory: one job, one verdict, one comment. */
function several(named, organization) {
    const pairs = named.map(({ directory, cloud }) => `${cloud.workspaces?.name}=${directory}`);
    const { hostname, organization: written } = named[0]?.cloud ?? {};
    return [
        ...(hostname === undefined ? [] : [{ name: 'hostname', value: hostname }]),
        choose_inputs_filled('organization', organization ?? written, 'acme'),
        { name: 'workspaces', value: pairs.join('\n') },
    ];
}
/** What stands in the `cloud` block is read from there on every run and not repeated. */
function single(found, given) {
    const inputs = [];
    const { organization, workspaces } = found?.cloud ?? {};
    if (given.organization !== undefined || organization === undefined) {
        inputs.push(choose_inputs_filled('organization', given.organization, 'acme'));
    }
    const known = workspaces?.name ?? workspaces?.tags ?? workspaces?.project;
    if (given.workspace !== undefined || known === undefined) {
        inputs.push(choose_inputs_filled('workspace', given.workspace, 'net-prod'));
    }
    const directory = given.directory ?? found?.directory ?? '.';
    if (directory !== '.')
        inputs.push({ name: 'directory', value: directory });
    return inputs;
}
function choose_inputs_filled(name, value, example) {
    return value === undefined ? { name, value: example, blank: true } : { name, value };
}
//# sourceMappingURL=choose-inputs.js.map
;// CONCATENATED MODULE: ./build/src/cli/init/find-configurations.js
/** The directories of a repository that say where they run. */



/** Deeper than this nobody keeps a root module. */
const MAX_DEPTH = 5;
async function findConfigurations(root) {
    const found = [];
    const visit = async (directory, depth) => {
        const path = (0,external_node_path_.join)(root, directory);
        const entries = await (0,promises_.readdir)(path, { withFileTypes: true }).catch(() => []);
        if (entries.some(({ name }) => name.endsWith('.tf') || name.endsWith('.tofu'))) {
            const cloud = await findCloudBlock(path, directory);
            if (cloud !== undefined)
                found.push({ directory, cloud });
        }
        const deeper = entries
            .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
            .map(({ name }) => name)
            .filter((name) => name !== 'node_modules')
            .sort();
        for (const name of depth < MAX_DEPTH ? deeper : []) {
            await visit(directory === '.' ? name : `${directory}/${name}`, depth + 1);
        }
    };
    await visit('.', 0);
    return found;
}
//# sourceMappingURL=find-configurations.js.map
;// CONCATENATED MODULE: ./build/src/cli/init/render-snippet.js
const SNIPPET_HOSTS = ['gitlab', 'azure', 'bitbucket', 'jenkins'];
function renderSnippet(host, inputs, version) {
    const check = [
        `npx --yes plangate@${version} check`,
        ...inputs.map(({ name, value }) => `--${name} ${shellWord(value.replaceAll('\n', ','))}`),
    ].join(' ');
    const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => `--${name}`);
    const note = blanks.length > 0 ? `, put your own ${blanks.join(' and ')}` : '';
    return SNIPPETS[host](check, note);
}
const SNIPPETS = {
    gitlab: (check, note) => `# .gitlab-ci.yml
# Settings → CI/CD → Variables: TF_API_TOKEN, and GITLAB_TOKEN for the note (both masked)${note}
policy-gate:
  image: node:24
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - >-
      ${check}
      --junit plangate-junit.xml --code-quality plangate-quality.json
  artifacts:
    when: always
    reports:
      junit: plangate-junit.xml
      codequality: plangate-quality.json
`,
    azure: (check, note) => `# azure-pipelines.yml
# Pipeline variable TF_API_TOKEN (secret); the build service needs "Contribute to pull requests"${note}
pool:
  vmImage: ubuntu-latest
steps:
  - task: NodeTool@0
    inputs: { versionSpec: 24.x }
  - script: >-
      ${check}
      --junit plangate-junit.xml
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs: { testResultsFiles: plangate-junit.xml }
`,
    bitbucket: (check, note) => `# bitbucket-pipelines.yml
# Repository variables (secured): TF_API_TOKEN, and BITBUCKET_TOKEN for the comment${note}
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          image: node:24
          script:
            - >-
              ${check}
              --junit test-results/plangate.xml
`,
    jenkins: (check, note) => `// Jenkinsfile
// Credentials: secret text "tf-api-token"${note}
pipeline {
  agent { docker { image 'node:24' } }
  stages {
    stage('Policy gate') {
      steps {
        withCredentials([string(credentialsId: 'tf-api-token', variable: 'TF_API_TOKEN')]) {
          sh '''${check} --junit plangate-junit.xml'''
        }
      }
      post { always { junit 'plangate-junit.xml' } }
    }
  }
}
`,
};
/** Names that a shell would read otherwise are quoted for it. */
function shellWord(value) {
    return /^[\w./=,:-]+$/.test(value) ? value : `"${value.replaceAll(/["$\\`!]/g, '')}"`;
}
//# sourceMappingURL=render-snippet.js.map
;// CONCATENATED MODULE: ./build/src/cli/init/render-workflow.js
function renderWorkflow(inputs, version) {
    return `name: Policy gate
on: pull_request
permissions:
  contents: read # check out the code
  pull-requests: write # one comment
  checks: write # annotations on the lines at fault
jobs:
  gate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { persist-credentials: false }
      - uses: plangate/plangate@v${version}
        with:
          token: \${{ secrets.TF_API_TOKEN }}
${inputs.map(renderInput).join('')}`;
}
function renderInput({ name, value, blank }) {
    const remark = blank ? ' # put yours here' : '';
    if (!value.includes('\n'))
        return `          ${name}: ${yamlString(value)}${remark}\n`;
    const lines = value.split('\n').map((line) => `            ${line}\n`);
    return `          ${name}: |${remark}\n${lines.join('')}`;
}
/** Plain where nothing can be misread, else quoted as JSON, which YAML reads the same. */
function yamlString(value) {
    const plain = /^[A-Za-z][A-Za-z0-9_./-]*$/.test(value);
    const word = /^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
    return plain && !word ? value : JSON.stringify(value);
}
//# sourceMappingURL=render-workflow.js.map
;// CONCATENATED MODULE: ./build/src/cli/init.js
/** Writes what a repository needs to be gated. */










const WORKFLOW = '.github/workflows/plangate.yml';
const init = {
    name: 'init',
    summary: 'write the workflow for this repository',
    description: `Reads the cloud blocks of this repository and writes ${WORKFLOW}: one job, on every pull request. For other CI hosts it prints what to copy.`,
    options: [
        {
            name: 'host',
            value: 'name',
            description: 'CI host',
            choices: ['github', ...SNIPPET_HOSTS],
            default: 'github',
        },
        { name: 'organization', value: 'name', description: 'else from the cloud block' },
        { name: 'workspace', value: 'name', description: 'else from the cloud block' },
        { name: 'directory', value: 'path', description: 'else where the cloud block stands' },
        { name: 'force', description: 'replace a workflow that is there already' },
    ],
    examples: [
        { command: 'plangate init', what: 'GitHub, everything from the cloud block' },
        { command: 'plangate init --host gitlab >> .gitlab-ci.yml', what: 'another host' },
    ],
    run: init_run,
};
async function init_run(input, io) {
    const { root } = await describeCheckout(io.workingDirectory, { name: 'none' }, io.execute);
    const found = await findConfigurations(root);
    const inputs = chooseInputs(found, {
        ...pick(input, 'organization'),
        ...pick(input, 'workspace'),
        ...pick(input, 'directory'),
    });
    const host = optionOf(input, 'host');
    if (host !== 'github') {
        await io.out(renderSnippet(host, inputs, io.version));
        return cli_command/* EXIT */.d.green;
    }
    const path = (0,external_node_path_.join)(root, WORKFLOW);
    await write(path, renderWorkflow(inputs, io.version), flagOf(input, 'force'));
    await io.out(nextSteps((0,external_node_path_.relative)(io.workingDirectory, path), found.length, inputs));
    return cli_command/* EXIT */.d.green;
}
async function write(path, text, force) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const file = await (0,promises_.open)(path, force ? 'w' : 'wx').catch((error) => {
        if (error.code !== 'EEXIST')
            throw error;
        const message = `is needed: ${WORKFLOW} is there already and would be replaced.`;
        throw new cli_problems/* UsageError */.e([{ subject: '--force', message }]);
    });
    await file.writeFile(text);
    await file.close();
}
function nextSteps(path, found, inputs) {
    const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => name);
    const steps = [
        blanks.length > 0 &&
            `Put your ${blanks.join(' and ')} into it: no cloud block in this repository says it.`,
        'Store a team or user API token as the secret TF_API_TOKEN of the repository.',
        'Commit it and open a pull request.',
    ].filter((step) => typeof step === 'string');
    const blocks = found === 1 ? '1 cloud block' : `${found} cloud blocks`;
    const lines = steps.map((step, index) => `  ${index + 1}. ${step}`);
    return [`${path} written, from ${blocks}. Next:`, ...lines, ''].join('\n');
}
function pick(input, name) {
    const value = optionOf(input, name);
    return (value === undefined ? {} : { [name]: value });
}
//# sourceMappingURL=init.js.map
// EXTERNAL MODULE: ./build/src/gate/override-run.js
var override_run = __nccwpck_require__(9337);
;// CONCATENATED MODULE: ./build/src/cli/override.js





const override = operation({
    name: 'override',
    summary: 'let a failed policy pass, with a reason',
    description: 'Overrides every policy check, task stage and Terraform policy evaluation of a run that waits for it, and nothing else. Needs the organization permission to manage policy overrides. The reason is kept on the run, for everybody to read.\n\nExit code 0: nothing waits any more. 1: something failed that nobody can override. 6: an override was refused.',
    arguments: [{ name: 'run', description: 'id as in run-…', required: true }],
    options: [{ name: 'reason', value: 'text', description: 'why it may pass', required: true }],
    examples: [
        {
            command: 'plangate override run-CZcmD7eagjhyX0vN --reason "INC-1234, until Friday"',
            what: 'one run',
        },
    ],
    async call({ client, input, answer }) {
        const result = await (0,override_run/* overrideRun */.s)(client, argumentOf(input, 'run'), optionOf(input, 'reason') ?? '');
        await answer(result, override_render(result));
        if (result.refused.length > 0)
            return cli_command/* EXIT */.d.refused;
        return result.final.length > 0 ? cli_command/* EXIT */.d.blocked : cli_command/* EXIT */.d.green;
    },
});
function override_render(result) {
    const { runId, workspace, by, reason, overridden, refused, final } = result;
    const where = workspace === undefined ? runId : `${runId} (${workspace})`;
    const lines = [
        ...overridden.map((item) => `overridden   ${override_name(item)}`),
        ...refused.map((item) => `refused      ${override_name(item)}: ${item.problem ?? ''}`),
        ...final.map((item) => `final        ${override_name(item)}`),
    ].map((line) => `  ${(0,neutralise/* neutraliseLine */.f)(line)}`);
    if (lines.length === 0)
        return `${(0,neutralise/* neutraliseLine */.f)(where)}: nothing waits for an override.\n`;
    const who = overridden.length > 0 ? `, by ${by ?? 'the owner of this token'}: ${reason}` : '';
    return `${[(0,neutralise/* neutraliseLine */.f)(where + who), ...lines].join('\n')}\n`;
}
function override_name({ system, id, status }) {
    return `${system.replaceAll('-', ' ')} ${id}, was ${status}`;
}
//# sourceMappingURL=override.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./build/src/git/find-repository.js
/** Which repository a directory is part of. */


/** The nearest directory at or above `directory` (absolute) with a `.git` in it, or undefined. */
function findRepository(directory) {
    for (let at = directory;; at = (0,external_node_path_.dirname)(at)) {
        if ((0,external_node_fs_.lstatSync)((0,external_node_path_.join)(at, '.git'), { throwIfNoEntry: false }))
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
//# sourceMappingURL=find-repository.js.map
;// CONCATENATED MODULE: ./build/src/cli/pack.js
/** What would leave this machine, and why: packs a directory, and shows every file of it. */










const pack_pack = {
    name: 'pack',
    summary: 'what would leave this machine, and why',
    description: 'Packs a directory the way `check` does and says what is in the archive. Nothing is sent. The same tree gives the same bytes on every machine.',
    arguments: [
        { name: 'directory', description: 'what to pack; else the working directory', required: false },
    ],
    options: [
        { name: 'output', short: 'o', value: 'file', description: 'keep the archive (.tar.gz) here' },
        { name: 'list', description: 'show every file that ships and every one that stays, and why' },
        { name: 'json', description: 'the same for machines; nothing else on standard output' },
        {
            name: 'rules',
            value: 'set',
            description: 'how .terraformignore is read',
            choices: pack/* RULE_SETS */.N,
            default: 'terraform',
        },
        {
            name: 'secret-scan',
            value: 'what',
            description: 'what a file that seems to hold a token does',
            choices: ['warn', 'fail'],
            default: 'warn',
        },
        {
            name: 'include-untracked-secrets',
            description: 'ship files that look like credentials although git does not track them',
        },
    ],
    examples: [
        { command: 'plangate pack --list', what: 'what would be sent from here' },
        { command: 'plangate pack infra -o infra.tar.gz', what: 'keep the archive' },
    ],
    run: pack_run,
};
async function pack_run(input, io) {
    const log = createLog(io);
    const root = (0,external_node_path_.resolve)(io.workingDirectory, argumentOf(input, 'directory') || '.');
    const output = optionOf(input, 'output');
    const { execute, environment, signal } = io;
    const archive = await (0,pack_directory.packDirectory)({
        root,
        repository: repositoryOf(root),
        rules: (optionOf(input, 'rules') ?? 'terraform'),
        secretScan: optionOf(input, 'secret-scan') === 'fail' ? 'fail' : 'warn',
        includeUntrackedSecrets: flagOf(input, 'include-untracked-secrets'),
        ...(output !== undefined && { output: (0,external_node_path_.resolve)(io.workingDirectory, output) }),
    }, { execute, log, environment, signal });
    await archive.remove();
    if (flagOf(input, 'json'))
        await io.out(`${pack_renderJson(archive)}\n`);
    else
        await io.out(renderText(archive, flagOf(input, 'list'), output));
    await log.flush();
    return cli_command/* EXIT */.d.green;
}
function repositoryOf(root) {
    try {
        return findRepository(external_node_fs_.realpathSync.native(root)) ?? root;
    }
    catch {
        // Packing says what is wrong with a directory that is not there.
        return root;
    }
}
function pack_renderJson({ entries, withheld, warnings, bytes, sha256 }) {
    const files = entries.map(({ path, size, type }) => ({ path, size, type }));
    return JSON.stringify({ files, withheld, warnings, bytes, sha256 }, undefined, 2);
}
function renderText(archive, list, output) {
    const { entries, withheld, warnings, sha256 } = archive;
    const lines = [];
    if (list) {
        const width = Math.max(0, ...entries.map(({ size }) => String(size).length));
        for (const { path, type, size } of entries) {
            const what = type === 'file' ? String(size) : type === 'directory' ? '/' : '→';
            lines.push(`+ ${what.padStart(width)}  ${path}${type === 'directory' ? '/' : ''}`);
        }
        for (const { path, reason, rule } of withheld) {
            lines.push(`- ${' '.repeat(width)}  ${path}  ${reason}${rule ? ` (${rule})` : ''}`);
        }
        if (lines.length > 0)
            lines.push('');
    }
    for (const { at, message } of warnings)
        lines.push(`warning ${at} ${message}`);
    lines.push((0,archive_describe/* describeArchive */.SH)(archive));
    const largest = (0,archive_describe/* describeLargest */.Lb)(archive);
    if (largest.length > 0)
        lines.push('The largest files:', ...largest.map((line) => `  ${line}`));
    lines.push(output === undefined ? 'Nothing was kept; -o FILE keeps it.' : `${output} ${sha256}`);
    return `${lines.map(neutralise/* neutraliseLine */.f).join('\n')}\n`;
}
//# sourceMappingURL=pack.js.map
;// CONCATENATED MODULE: ./build/src/cli/policy-checks.js





const CHECK = { name: 'check', description: 'id as in polchk-…', required: true };
const policy_checks_INCLUDES = ['run', 'run.workspace'];
const INCLUDE_OPTION = {
    name: 'include',
    value: 'relation',
    description: 'show what it belongs to as well',
    choices: policy_checks_INCLUDES,
    repeatable: true,
};
const policy_checks_list = operation({
    name: 'list',
    summary: 'list the policy checks of a run',
    description: 'Operation 12: GET /runs/<run_id>/policy-checks. Without --page and --page-size the service answers all of them.',
    arguments: [{ name: 'run', description: 'id as in run-…', required: true }],
    options: LIST_OPTIONS,
    problems: listProblems,
    async call(call) {
        await answerListing(call, call.client.policyChecks.list(argumentOf(call.input, 'run')), {
            headings: ['id', 'status', 'scope', 'passed', 'failed', 'overridable', 'you may override'],
            row: ({ id, attributes }) => [
                id,
                attributes.status,
                attributes.scope,
                attributes.result?.passed,
                attributes.result?.['total-failed'],
                attributes.actions?.['is-overridable'],
                attributes.permissions?.['can-override'],
            ],
        });
    },
});
const policy_checks_show = operation({
    name: 'show',
    summary: 'show one policy check',
    description: 'Operation 13: GET /policy-checks/<policy_check_id>.',
    arguments: [CHECK],
    options: [INCLUDE_OPTION],
    async call({ client, input, answer }) {
        const wanted = optionsOf(input, 'include');
        const include = policy_checks_INCLUDES.filter((name) => wanted.includes(name));
        const related = await client.policyChecks.show(argumentOf(input, 'check'), { include });
        const { check, run, workspace } = related;
        const included = [run, workspace].filter((resource) => resource !== undefined);
        const document = wanted.length > 0 ? { data: check, included } : { data: check };
        const facts = [
            ...checkFacts(check),
            ['run', run && `${run.id} (${run.attributes.status})`],
            ['workspace', workspace && `${workspace.attributes.name} (${workspace.id})`],
        ];
        await answer(document, renderRecord(facts));
    },
});
const policy_checks_override = operation({
    name: 'override',
    summary: 'let a failed policy check pass',
    description: 'Operation 14: POST /policy-checks/<policy_check_id>/actions/override. Only soft-mandatory failures can be overridden, by those who may manage policy overrides. For everything that failed on a run there is `plangate override`.',
    arguments: [CHECK],
    options: [{ name: 'comment', value: 'text', description: 'why; shown on the run' }],
    async call({ client, input, answer }) {
        const comment = optionOf(input, 'comment');
        const check = await client.policyChecks.override(argumentOf(input, 'check'), comment === undefined ? {} : { comment });
        await answer({ data: check }, renderRecord(checkFacts(check)));
    },
});
const output = operation({
    name: 'output',
    summary: 'print what the policies of a check printed',
    description: 'GET /policy-checks/<policy_check_id>/output.',
    arguments: [CHECK],
    async call({ client, input, answer, remark }) {
        const id = argumentOf(input, 'check');
        const text = await client.policyChecks.output(id);
        await answer({ data: { output: text ?? null } }, text === undefined ? '' : endLine((0,neutralise/* neutralise */.$)(text)));
        if (text === undefined)
            remark(`${(0,neutralise/* neutraliseLine */.f)(id)} has printed nothing yet.`);
    },
});
const policyChecks = {
    name: 'policy-checks',
    summary: 'what policy checks say of a run',
    commands: [policy_checks_list, policy_checks_show, policy_checks_override, output],
};
function checkFacts({ id, attributes }) {
    const { result } = attributes;
    return [
        ['id', id],
        ['status', attributes.status],
        ['scope', attributes.scope],
        ['passed', result?.passed],
        ['hard-failed', result?.['hard-failed']],
        ['soft-failed', result?.['soft-failed']],
        ['advisory-failed', result?.['advisory-failed']],
        ['duration-ms', result?.['duration-ms']],
        ['is-overridable', attributes.actions?.['is-overridable']],
        ['can-override', attributes.permissions?.['can-override']],
        ...Object.entries(attributes['status-timestamps'] ?? {}),
    ];
}
function endLine(text) {
    return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
//# sourceMappingURL=policy-checks.js.map
;// CONCATENATED MODULE: ./build/src/cli/serve.js
/** The embedded service as a command: it runs until it is told to stop. */




const serve = {
    name: 'serve',
    summary: 'a local service with the same API',
    description: [
        'Serves the 23 operations, runs, policy checks and policy evaluations on 127.0.0.1, in memory, until it is stopped. What is uploaded is unpacked, planned statically, and judged by real Rego policies. For demonstrations, tests and policy authors.',
        'Without --seed there is an organization with two workspaces, two teams, an agent pool, and a finished run with a policy check to override.',
    ].join('\n\n'),
    options: [
        { name: 'port', value: 'N', description: 'listen on this port; any free one when left out' },
        { name: 'seed', value: 'FILE', description: 'start with what this JSON file describes' },
        {
            name: 'policies',
            value: 'DIR',
            description: 'judge every plan by policies.hcl and policy.wasm (or bundle.tar.gz) in here; without this and --seed, by the example policies',
        },
        {
            name: 'edition',
            value: 'EDITION',
            description: 'hosted does not know the operations on backing data',
            choices: ['hosted', 'self-managed'],
            default: 'hosted',
        },
        {
            name: 'identity',
            value: 'NAME',
            description: 'as what the service introduces itself in its headers',
            choices: ['neutral', 'hcp-terraform', 'terraform-enterprise'],
            default: 'neutral',
        },
        {
            name: 'format',
            value: 'FORMAT',
            description: 'what the first lines on standard output are',
            choices: ['shell', 'json'],
            default: 'shell',
        },
        {
            name: 'run-seconds',
            value: 'N',
            description: 'how long runs take whose script does not say; 0.4 when left out',
        },
        {
            name: 'rate-limit',
            value: 'N',
            description: 'answer 429 beyond this many requests per second and user',
        },
        {
            name: 'faults',
            description: 'open /admin/faults and /admin/scripts to anyone on this machine',
        },
    ],
    examples: [
        { command: 'plangate serve --port 8099', what: 'something to try at http://127.0.0.1:8099' },
        {
            command: 'plangate serve --format json --policies ./policies',
            what: 'for a script: the first line is JSON; every plan is judged by your own policies',
        },
    ],
    run: serve_run,
};
async function serve_run({ options }, io) {
    const service = await start(options, io);
    try {
        await io.out(options['format'] === 'json' ? toJsonLine(service) : toShell(service));
        await io.err(`Serving on ${service.origin} until it is stopped (Ctrl-C).\n`);
        await aborted(io.signal);
        return cli_command/* EXIT */.d.green;
    }
    finally {
        await service.stop();
    }
}
async function start(options, io) {
    const problems = [];
    const number = (name, most) => {
        const given = options[name];
        if (typeof given !== 'string')
            return undefined;
        const value = Number(given);
        if (given.trim() !== '' && value >= 0 && value <= most)
            return value;
        problems.push({
            subject: `--${name}`,
            message: `"${given}" is not a number from 0 to ${String(most)}.`,
        });
        return undefined;
    };
    const port = number('port', 65_535);
    const seconds = number('run-seconds', 86_400);
    const rateLimit = number('rate-limit', 1_000_000);
    const seedFile = typeof options['seed'] === 'string' ? options['seed'] : undefined;
    const seed = seedFile === undefined ? undefined : await readJson(seedFile, io, problems);
    if (problems.length > 0)
        throw new cli_problems/* UsageError */.e(problems);
    const policies = options['policies'];
    const wanted = {
        clock: io.clock,
        random: io.random,
        edition: options['edition'] === 'self-managed' ? 'self-managed' : 'hosted',
        identity: options['identity'],
        faults: options['faults'] === true,
        ...(port !== undefined && { port }),
        ...(seconds !== undefined && { runDurationMs: seconds * 1000 }),
        ...(rateLimit !== undefined && { rateLimit }),
        ...(typeof policies === 'string'
            ? { policies: (0,external_node_path_.resolve)(io.workingDirectory, policies) }
            : // There is something to see without anything being prepared.
                seedFile === undefined && { policies: { bundled: 'examples' } }),
        ...(seedFile !== undefined && {
            seed: seed,
            seedDirectory: (0,external_node_path_.dirname)((0,external_node_path_.resolve)(io.workingDirectory, seedFile)),
        }),
    };
    try {
        return await (await Promise.all(/* import() */[__nccwpck_require__.e(840), __nccwpck_require__.e(262)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9262))).startService(wanted);
    }
    catch (error) {
        throw new cli_problems/* UsageError */.e([explain(error, port)]);
    }
}
async function readJson(file, io, problems) {
    try {
        return JSON.parse(await (0,promises_.readFile)((0,external_node_path_.resolve)(io.workingDirectory, file), 'utf8'));
    }
    catch (error) {
        const why = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read';
        problems.push({ subject: '--seed', message: `${file} ${why}.` });
        return undefined;
    }
}
function explain(error, port) {
    const { code, message } = error;
    if (code === 'EADDRINUSE') {
        return { subject: '--port', message: `${String(port)} is in use. Choose another one.` };
    }
    if (code === 'EACCES') {
        return {
            subject: '--port',
            message: `${String(port)} may not be used. Choose one above 1023.`,
        };
    }
    return { subject: 'plangate serve', message };
}
function toJsonLine(service) {
    const { origin: address, token, organization, workspaces, teams, agentPools } = service;
    return `${JSON.stringify({ address, token, organization, workspaces, teams, agentPools })}\n`;
}
/** Lines for `eval` and for people alike. */
function toShell(service) {
    const [workspace] = service.workspaces;
    return [
        `export PLANGATE_ADDRESS=${serve_quote(service.origin)}`,
        `export TF_CLOUD_HOSTNAME=${serve_quote(service.origin)}`,
        `export TF_API_TOKEN=${serve_quote(service.token)}`,
        `export TF_CLOUD_ORGANIZATION=${serve_quote(service.organization)}`,
        ...(workspace === undefined ? [] : [`export TF_WORKSPACE=${serve_quote(workspace.name)}`]),
        ...service.workspaces.map(({ id, name }) => `# workspace ${name}: ${id}`),
        ...service.teams.map(({ id, name }) => `# team ${name}: ${id}`),
        ...service.agentPools.map(({ id, name }) => `# agent pool ${name}: ${id}`),
        '',
    ].join('\n');
}
function serve_quote(text) {
    return `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
function aborted(signal) {
    return new Promise((done) => {
        if (signal.aborted)
            done();
        else
            signal.addEventListener('abort', () => done(), { once: true });
    });
}
//# sourceMappingURL=serve.js.map
// EXTERNAL MODULE: ./build/src/wire/team-workspace.js
var team_workspace = __nccwpck_require__(7090);
;// CONCATENATED MODULE: ./build/src/cli/team-access.js







const TEAM_ACCESS = { name: 'team-access', description: 'id as in tws-…', required: true };
const CUSTOM_NAMES = Object.keys(team_workspace/* CUSTOM_ATTRIBUTES */.ky);
const MEANINGS = {
    runs: 'runs of the workspace',
    variables: 'variables of the workspace',
    'state-versions': 'state of the workspace',
    'engine-mocks': 'mock data for testing policies',
    'workspace-locking': 'whether they may lock and unlock by hand',
    'run-tasks': 'whether they may manage run tasks',
};
const CUSTOM_OPTIONS = CUSTOM_NAMES.map((name) => ({
    name,
    value: typeof team_workspace/* CUSTOM_ATTRIBUTES */.ky[name][0] === 'boolean' ? 'boolean' : 'level',
    description: MEANINGS[name],
    choices: team_workspace/* CUSTOM_ATTRIBUTES */.ky[name].map(String),
    group: 'With --access custom',
}));
const DIALECT_OPTION = {
    name: 'dialect',
    value: 'word',
    description: 'how mocks of the policy engine are called in what is sent',
    choices: ['auto', 'engine', 'sentinel'],
    default: 'auto',
    group: 'With --access custom',
};
const team_access_list = operation({
    name: 'list',
    summary: 'list which teams may do what in a workspace',
    description: 'Operation 15: GET /team-workspaces?filter[workspace][id]=<workspace_id>. Without --page and --page-size the service answers all of them.',
    options: [...WORKSPACE_OPTIONS, ...LIST_OPTIONS],
    problems: (input, io) => [...workspaceProblems(input, io), ...listProblems(input)],
    async call(call) {
        const workspaceId = await findWorkspaceId(call.client, call.input, call.io);
        await answerListing(call, call.client.teamAccess.list(workspaceId), {
            headings: ['id', 'team', 'access', ...CUSTOM_NAMES],
            row: (grant) => [
                grant.id,
                relatedId(grant, 'team'),
                grant.attributes.access,
                ...CUSTOM_NAMES.map((name) => team_access_attribute(grant, name)),
            ],
        });
    },
});
const team_access_show = operation({
    name: 'show',
    summary: "show one team's access to one workspace",
    description: 'Operation 16: GET /team-workspaces/<team_workspace_id>.',
    arguments: [TEAM_ACCESS],
    async call({ client, input, answer }) {
        const grant = await client.teamAccess.show(argumentOf(input, 'team-access'));
        await answer({ data: grant }, renderGrant(grant));
    },
});
const add = operation({
    name: 'add',
    summary: 'give a team access to a workspace',
    description: 'Operation 17: POST /team-workspaces.',
    options: [
        ...WORKSPACE_OPTIONS,
        { name: 'team', value: 'team', description: 'id as in team-…', required: true },
        {
            name: 'access',
            value: 'level',
            description: 'what the team may do',
            choices: team_workspace/* ACCESS_LEVELS */.FF,
            required: true,
        },
        ...CUSTOM_OPTIONS,
        DIALECT_OPTION,
    ],
    examples: [
        {
            command: 'plangate team-access add -w ws-… --team team-… --access plan',
            what: 'the team may queue plans',
        },
        {
            command: 'plangate team-access add -w ws-… --team team-… --access custom --runs plan --state-versions read',
            what: 'and read the state, which `plan` alone may not',
        },
    ],
    problems: (input, io) => [...workspaceProblems(input, io), ...customProblems(input)],
    async call({ client, input, io, answer }) {
        const grant = await client.teamAccess.add({
            workspaceId: await findWorkspaceId(client, input, io),
            teamId: optionOf(input, 'team') ?? '',
            access: optionOf(input, 'access'),
            ...customOf(input),
        });
        await answer({ data: grant }, renderGrant(grant));
    },
});
const update = operation({
    name: 'update',
    summary: "change one team's access to one workspace",
    description: 'Operation 18: PATCH /team-workspaces/<team_workspace_id>. What is not given stays as it is.',
    arguments: [TEAM_ACCESS],
    options: [
        { name: 'access', value: 'level', description: 'what the team may do', choices: team_workspace/* ACCESS_LEVELS */.FF },
        ...CUSTOM_OPTIONS,
        DIALECT_OPTION,
    ],
    problems: (input) => {
        const changes = ['access', ...CUSTOM_NAMES].filter((name) => optionOf(input, name));
        if (changes.length > 0)
            return customProblems(input);
        return [{ subject: '--access', message: 'or another change is needed.' }];
    },
    async call({ client, input, answer }) {
        const access = optionOf(input, 'access');
        const grant = await client.teamAccess.update(argumentOf(input, 'team-access'), {
            ...(access === undefined ? {} : { access }),
            ...customOf(input),
        });
        await answer({ data: grant }, renderGrant(grant));
    },
});
const remove = operation({
    name: 'remove',
    summary: "take away a team's access to a workspace",
    description: 'Operation 19: DELETE /team-workspaces/<team_workspace_id>.',
    arguments: [TEAM_ACCESS],
    destroys: (input) => `take away the access ${argumentOf(input, 'team-access')}`,
    async call({ client, input, answer }) {
        const id = argumentOf(input, 'team-access');
        await client.teamAccess.remove(id);
        await answer({ data: null }, `${(0,neutralise/* neutraliseLine */.f)(id)} is removed.\n`);
    },
});
const teamAccess = {
    name: 'team-access',
    summary: 'which teams may do what in a workspace',
    commands: [team_access_list, team_access_show, add, update, remove],
};
/** The service's own rule: a fixed level says itself what it allows. */
function customProblems(input) {
    const access = optionOf(input, 'access');
    if (access === undefined || access === 'custom')
        return [];
    return CUSTOM_NAMES.filter((name) => optionOf(input, name) !== undefined).map((name) => ({
        subject: `--${name}`,
        message: `can be set with --access custom only; "${access}" says itself what it allows.`,
    }));
}
function customOf(input) {
    const given = CUSTOM_NAMES.flatMap((name) => {
        const text = optionOf(input, name);
        if (text === undefined)
            return [];
        return [[name, typeof team_workspace/* CUSTOM_ATTRIBUTES */.ky[name][0] === 'boolean' ? text === 'true' : text]];
    });
    return Object.fromEntries(given);
}
function renderGrant(grant) {
    return renderRecord([
        ['id', grant.id],
        ['team', relatedId(grant, 'team')],
        ['workspace', relatedId(grant, 'workspace')],
        ['access', grant.attributes.access],
        ...CUSTOM_NAMES.map((name) => [name, team_access_attribute(grant, name)]),
    ]);
}
function team_access_attribute({ attributes }, name) {
    return name === 'engine-mocks'
        ? (attributes['engine-mocks'] ?? attributes['sentinel-mocks'])
        : attributes[name];
}
function relatedId({ relationships }, name) {
    const data = relationships[name]?.data;
    return Array.isArray(data) ? undefined : data?.id;
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/cli/commands.js
/** Every command, in the order in which a newcomer meets them, and the page that lists them. */












const first = [check_check, demo, doctor, init];
const then = [pack_pack, override, serve, completion(() => plangate)];
const operations = [configurationVersions, policyChecks, teamAccess, agentTokens];
const SUMMARY = 'Gate infrastructure changes on policy, before anything is applied.';
const plangate = {
    name: 'plangate',
    summary: SUMMARY,
    commands: [...first, ...then, ...operations],
    help: renderHelp(),
};
function renderHelp() {
    const width = Math.max(...[...first, ...then, ...operations].map(({ name }) => name.length));
    const line = ({ name, summary }) => `  plangate ${name.padEnd(width)}   ${summary}`;
    return [
        SUMMARY,
        '',
        ...first.map(line),
        '',
        ...then.map(line),
        '',
        'Every operation of the service:',
        ...operations.map(line),
        '',
        'Each has a --help. `plangate --version` tells the version.',
        '',
        'Exit codes: 0 passed · 1 blocked · 2 bad input · 3 needs override · 4 run errored ·',
        '            5 undecided · 6 refused · 7 network · 130, 143 cancelled',
        '',
    ].join('\n');
}
//# sourceMappingURL=commands.js.map

/***/ }),

/***/ 7900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf),
/* harmony export */   S: () => (/* binding */ explainFailure)
/* harmony export */ });
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(847);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(486);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4953);
/* harmony import */ var _neutralise_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2560);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6194);
/** What a command that could not do its work says, and the exit code that goes with it. */





function explainFailure(error, command, signal) {
    if (error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e) {
        return { text: (0,_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .renderProblems */ .x)(command, error.problems), exitCode: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.badInput };
    }
    if (signal.aborted) {
        const exitCode = signal.reason === 'SIGTERM' ? _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.terminated : _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.interrupted;
        return { text: `${command} was cancelled.\n`, exitCode };
    }
    if (error instanceof _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .PackError */ .q) {
        const lines = error.problems.map(({ path, message }) => `  ${path}: ${message}`);
        const text = ['The directory cannot be packed:', ...lines, ''].join('\n');
        return { text: (0,_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(text), exitCode: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.badInput };
    }
    if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) {
        return { text: `${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(sentences(error))}\n`, exitCode: exitCodeOf(error.code) };
    }
    const message = error instanceof Error ? error.message : String(error);
    return { text: `${command} stopped: ${(0,_neutralise_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(message)}\n`, exitCode: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.undecided };
}
function exitCodeOf(code) {
    switch (code) {
        case 'invalid':
        case 'local':
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.badInput;
        case 'unauthorized':
        case 'forbidden':
        case 'not-found':
        case 'bad-request':
        case 'conflict':
        case 'too-large':
        case 'unprocessable':
        case 'upload-refused':
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.refused;
        case 'rate-limited':
        case 'server-error':
        case 'redirected':
        case 'unreadable':
        case 'network':
        case 'timeout':
        case 'tls':
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.network;
        case 'aborted':
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.interrupted;
    }
}
function sentences(error) {
    const { message, remedy } = error;
    return remedy === undefined || message.includes(remedy) ? message : `${message}\n  ${remedy}`;
}
//# sourceMappingURL=explain-failure.js.map

/***/ }),

/***/ 3867:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1708);
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6848);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8009);
/* harmony import */ var _wait_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8475);
/* harmony import */ var _git_execute_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1149);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2142);
/* harmony import */ var _run_program_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1252);
/** The command line's entry: the only file of it that knows the process. */







const cancel = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) {
    node_process__WEBPACK_IMPORTED_MODULE_0__.on(name, () => {
        // Asked twice: whoever asks does not want to wait for the run to be cancelled.
        if (cancel.signal.aborted)
            node_process__WEBPACK_IMPORTED_MODULE_0__.exit(name === 'SIGINT' ? 130 : 143);
        cancel.abort(name);
    });
}
const io = {
    out: (text) => write(node_process__WEBPACK_IMPORTED_MODULE_0__.stdout, text),
    err: (text) => write(node_process__WEBPACK_IMPORTED_MODULE_0__.stderr, text),
    environment: node_process__WEBPACK_IMPORTED_MODULE_0__.env,
    workingDirectory: node_process__WEBPACK_IMPORTED_MODULE_0__.cwd(),
    terminal: node_process__WEBPACK_IMPORTED_MODULE_0__.stdout.isTTY && node_process__WEBPACK_IMPORTED_MODULE_0__.stdin.isTTY,
    ask,
    clock: (0,_wait_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m)(),
    random: Math.random,
    execute: _git_execute_js__WEBPACK_IMPORTED_MODULE_5__/* .execute */ .g,
    signal: cancel.signal,
    version: _version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x,
};
const exitCode = await (0,_run_program_js__WEBPACK_IMPORTED_MODULE_4__/* .runProgram */ .m)(_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .plangate */ .F, node_process__WEBPACK_IMPORTED_MODULE_0__.argv.slice(2), io);
// Everything written has been awaited; a connection kept alive must not keep the process.
node_process__WEBPACK_IMPORTED_MODULE_0__.exit(exitCode);
/** A reader that went away (`| head`) has seen what it wanted. */
function write(stream, text) {
    return new Promise((resolve) => {
        stream.write(text, () => resolve());
    });
}
async function ask(question) {
    const lines = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_1__.createInterface)({ input: node_process__WEBPACK_IMPORTED_MODULE_0__.stdin, output: node_process__WEBPACK_IMPORTED_MODULE_0__.stderr });
    try {
        return await lines.question(question, { signal: cancel.signal });
    }
    catch {
        return undefined;
    }
    finally {
        lines.close();
    }
}
//# sourceMappingURL=main.js.map
__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 2560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ neutralise),
/* harmony export */   f: () => (/* reexport safe */ _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__.om)
/* harmony export */ });
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2195);
/** Text from a service on a terminal or in a job's log: shown, and unable to act. */

/** Any number of lines; line breaks stay. */
function neutralise(text) {
    return text
        .split(/\r\n|\n/)
        .map(_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .om)
        .join('\n');
}
/** The same on one line, for a cell of a table. */

//# sourceMappingURL=neutralise.js.map

/***/ }),

/***/ 6194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError),
/* harmony export */   x: () => (/* binding */ renderProblems)
/* harmony export */ });
/** What is wrong with the way a command was called: all of it at once, each with its remedy. */
/** The caller has to change something: exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
    problems;
    constructor(problems) {
        super(problems.map(({ subject, message }) => `${subject} ${message}`).join('\n'));
        this.problems = problems;
    }
}
/** A sentence, then one line per problem with the subjects in a column. */
function renderProblems(command, problems) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const width = Math.max(...problems.map(({ subject }) => subject.length));
    const lines = problems.map(({ subject, message }) => `  ${subject.padEnd(width)}  ${message}`);
    return [`${command} cannot start: ${count}.`, ...lines, `See \`${command} --help\`.`, ''].join('\n');
}
//# sourceMappingURL=problems.js.map

/***/ }),

/***/ 1252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ runProgram)
});

// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __nccwpck_require__(4953);
// EXTERNAL MODULE: ./build/src/cli/explain-failure.js
var explain_failure = __nccwpck_require__(7900);
// EXTERNAL MODULE: ./node_modules/commander/index.js
var commander = __nccwpck_require__(8909);
;// CONCATENATED MODULE: ./node_modules/commander/esm.mjs


// wrapper to provide named exports for ESM.
const {
  /* program */ "DM": program,
  /* createCommand */ "gu": createCommand,
  /* createArgument */ "er": createArgument,
  /* createOption */ "Ww": createOption,
  /* CommanderError */ "b7": CommanderError,
  /* InvalidArgumentError */ "Di": InvalidArgumentError,
  /* InvalidOptionArgumentError */ "a2": InvalidOptionArgumentError, // deprecated old name
  /* Command */ "uB": Command,
  /* Argument */ "ef": Argument,
  /* Option */ "c$": Option,
  /* Help */ "_V": Help,
} = commander;

// EXTERNAL MODULE: ./build/src/settings/did-you-mean.js
var did_you_mean = __nccwpck_require__(1640);
;// CONCATENATED MODULE: ./build/src/cli/program.js
/**
 * From a tree of commands and the words of a command line to what shall be run. The only file that
 * knows the library which reads arguments and lays out help.
 */


/** `argv` without the program and the script. Never throws; everything wrong is in the problems. */
function parse(root, argv) {
    let spec = root;
    let path = root.name;
    let words = [...argv];
    if (words[0] === 'help')
        words = [...words.slice(1), '--help'];
    for (;;) {
        const next = spec.commands?.find(({ name }) => name === words[0]);
        if (!next)
            break;
        spec = next;
        path = `${path} ${next.name}`;
        words = words.slice(1);
    }
    const [first] = words;
    if (spec === root && (first === '--version' || first === '-V'))
        return { kind: 'version', path };
    if (spec.run)
        return parseLeaf(spec, spec.run, path, words);
    if (words.includes('--help') || words.includes('-h')) {
        if (first === undefined || first.startsWith('-')) {
            return { kind: 'help', path, text: helpText(spec, path) };
        }
    }
    return { kind: 'problems', path, problems: [unknownCommand(spec, path, first)] };
}
/** The help of one command, 80 columns wide wherever it is shown. */
function helpText(spec, path) {
    if (spec.help !== undefined)
        return spec.help;
    const examples = (spec.examples ?? []).map(({ command, what }) => {
        return `  # ${what}\n  ${command}\n`;
    });
    const text = build(spec, path).command.helpInformation();
    return examples.length > 0 ? `${text}\nExamples:\n${examples.join('')}` : text;
}
function unknownCommand(spec, path, word) {
    const names = (spec.commands ?? []).map(({ name }) => name);
    if (word === undefined) {
        return { subject: path, message: `needs a command: ${names.join(', ')}.` };
    }
    if (word.startsWith('-')) {
        return { subject: word, message: `is not an option of ${path}, which needs a command.` };
    }
    return { subject: word, message: `is not a command.${suggestion(word, names)}` };
}
function parseLeaf(spec, run, path, words) {
    const problems = [];
    const { given, keys, operands, unknown } = readOptions(spec, path, words, problems);
    if (given['help'] === true)
        return { kind: 'help', path, text: helpText(spec, path) };
    const end = unknown.includes('--') ? unknown.indexOf('--') : unknown.length;
    const strangers = unknown.slice(0, end).filter((word) => word.startsWith('-'));
    for (const word of strangers)
        problems.push(unknownOption(spec, path, word));
    const input = { arguments: {}, options: {} };
    for (const [option, key] of keys) {
        input.options[option.name] = readValues(option, given[key], problems);
    }
    // The value of an option nobody knows looks like one argument too many: it is told once.
    const rest = strangers.length > 0 ? operands : [...operands, ...unknown];
    readArguments(spec.arguments ?? [], rest, strangers.length > 0, input, problems);
    return problems.length > 0
        ? { kind: 'problems', path, problems }
        : { kind: 'run', path, run, input };
}
function readOptions(spec, path, words, problems) {
    const { command, keys } = build(spec, path);
    try {
        const { operands, unknown } = command.parseOptions([...words]);
        return { given: command.opts(), keys, operands, unknown };
    }
    catch (error) {
        if (!(error instanceof CommanderError))
            throw error;
        // Only a last word without its value comes here: told, then the rest is read without it.
        problems.push({ subject: words.at(-1) ?? '', message: 'needs a value.' });
        return readOptions(spec, path, words.slice(0, -1), problems);
    }
}
function readValues(option, given, problems) {
    const subject = `--${option.name}`;
    if (option.value === undefined) {
        // The library keeps `--no-run` as a false `run`.
        return given === !option.name.startsWith('no-') ? true : undefined;
    }
    const values = Array.isArray(given) ? given : [];
    for (const value of values) {
        if (option.choices && !option.choices.includes(value)) {
            problems.push({ subject, message: `"${value}" is not one of ${option.choices.join(', ')}.` });
        }
        const wrong = option.check?.(value);
        if (wrong !== undefined)
            problems.push({ subject, message: `"${value}" ${wrong}` });
    }
    const told = problems.some((problem) => problem.subject === subject);
    if (values.length === 0 && option.required && !told) {
        problems.push({ subject, message: `is needed: ${option.description}.` });
    }
    if (option.repeatable)
        return values.length > 0 ? values : undefined;
    if (values.length > 1)
        problems.push({ subject, message: 'was given more than once.' });
    return values[0] ?? option.default;
}
function readArguments(specs, operands, forgiving, input, problems) {
    let at = 0;
    for (const spec of specs) {
        const rest = spec.variadic ? operands.slice(at) : operands.slice(at, at + 1);
        at += rest.length;
        if (rest.length === 0 && spec.required && !forgiving) {
            problems.push({
                subject: spec.name.toUpperCase(),
                message: `is needed: ${spec.description}.`,
            });
        }
        input.arguments[spec.name] = spec.variadic ? rest : rest[0];
    }
    for (const word of forgiving ? [] : operands.slice(at)) {
        problems.push({ subject: word, message: 'is one argument too many.' });
    }
}
function unknownOption(spec, path, word) {
    const subject = word.split('=', 1)[0] ?? word;
    if (spec.options?.some((option) => `--${option.name}` === subject && !option.value)) {
        return { subject, message: 'takes no value.' };
    }
    const names = (spec.options ?? []).map((option) => `--${option.name}`);
    return { subject, message: `is not an option of ${path}.${suggestion(subject, names)}` };
}
function suggestion(word, names) {
    const near = (0,did_you_mean/* didYouMean */.a)(word, names);
    return near === undefined ? '' : ` Did you mean ${near}?`;
}
function build(spec, path) {
    const command = quiet(new Command(path)).helpOption(false).helpCommand(false);
    command.description([sentence(spec.summary), spec.description].filter(Boolean).join('\n\n'));
    const keys = new Map();
    for (const argument of spec.arguments ?? []) {
        const name = `${argument.name.toUpperCase()}${argument.variadic ? '...' : ''}`;
        command.argument(argument.required ? `<${name}>` : `[${name}]`, argument.description);
    }
    for (const option of spec.options ?? []) {
        const built = buildOption(option);
        command.addOption(built);
        keys.set(option, built.attributeName());
    }
    for (const child of spec.commands ?? [])
        command.command(child.name).description(child.summary);
    command.option('-h, --help', 'show this');
    return { command, keys };
}
function buildOption(spec) {
    const short = spec.short === undefined ? '' : `-${spec.short}, `;
    const value = spec.value === undefined ? '' : ` <${spec.value}>`;
    const option = new Option(`${short}--${spec.name}${value}`, describe(spec));
    if (spec.group !== undefined)
        option.helpGroup(`${spec.group}:`);
    if (spec.value !== undefined) {
        option.argParser((word, before) => [...(before ?? []), word]);
    }
    return option;
}
function describe(spec) {
    const facts = [
        spec.choices && !spec.description.includes(spec.choices.join('|')) && spec.choices.join(', '),
        spec.default !== undefined && `default: ${spec.default}`,
        spec.repeatable && 'may be repeated',
        spec.required && 'required',
    ].filter((fact) => typeof fact === 'string');
    return facts.length > 0 ? `${spec.description} (${facts.join('; ')})` : spec.description;
}
/** Summaries are parts of a list; alone they are sentences. */
function sentence(summary) {
    return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
/** Nothing is printed and nothing exits: whatever goes wrong is thrown. */
function quiet(command) {
    return command
        .exitOverride()
        .configureOutput({ writeOut: ignore, writeErr: ignore, getOutHelpWidth: () => 80 });
}
function ignore() { }
//# sourceMappingURL=program.js.map
// EXTERNAL MODULE: ./build/src/cli/problems.js
var problems = __nccwpck_require__(6194);
;// CONCATENATED MODULE: ./build/src/cli/run-program.js




async function runProgram(root, argv, io) {
    const parsed = parse(root, argv);
    switch (parsed.kind) {
        case 'version':
            await io.out(`${io.version}\n`);
            return command/* EXIT */.d.green;
        case 'help':
            await io.out(parsed.text);
            return command/* EXIT */.d.green;
        case 'problems':
            // Nothing at all to do is a variable that was empty: it must not look like success.
            await io.err(argv.length === 0
                ? helpText(root, root.name)
                : (0,problems/* renderProblems */.x)(parsed.path, parsed.problems));
            return command/* EXIT */.d.badInput;
        case 'run':
            try {
                return await parsed.run(parsed.input, io);
            }
            catch (error) {
                const { text, exitCode } = (0,explain_failure/* explainFailure */.S)(error, parsed.path, io.signal);
                await io.err(text);
                return exitCode;
            }
    }
}
//# sourceMappingURL=run-program.js.map

/***/ }),

/***/ 244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  U: () => (/* binding */ createClient)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __nccwpck_require__(7934);
// EXTERNAL MODULE: ./build/src/wire/resource.js
var resource = __nccwpck_require__(5667);
;// CONCATENATED MODULE: ./build/src/wire/account.js
/** Who a token belongs to (api-facts 3.5). */


const userSchema = (0,resource/* resource */.Zc)('users', dist/* looseObject */._H3({ username: resource/* text */.Qq, email: resource/* text */.Qq, 'is-service-account': resource/* flag */.Jt }));
//# sourceMappingURL=account.js.map
;// CONCATENATED MODULE: ./build/src/client/plain.js
/** Text from a service, fit for one line of a message: bounded, and without anything that acts. */
/** Control characters, line and paragraph separators, and what turns the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const ACTING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
/** The query of a URL may be its secret. */
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
function plain(text, longest) {
    // Twice as much as can be shown, so that a hostile text costs nothing to clean.
    const line = text
        .slice(0, longest * 2)
        .replace(ACTING, ' ')
        .replace(QUERY, '$1')
        .trim();
    return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
//# sourceMappingURL=plain.js.map
;// CONCATENATED MODULE: ./build/src/client/jsonapi.js
/** JSON:API documents: bytes in, typed resources out, a reason when that is not possible. Pure. */



/** Thrown for an answer that does not hold what it should; the message finishes "the answer …". */
class Unreadable extends Error {
    name = 'Unreadable';
}
/** Nothing this service sends comes near it; whoever walks a deeper one would run out of stack. */
const DEEPEST = 200;
/** A page for people where no document was expected: what proxies and sign-in pages send with 200. */
function refuseHtml(answer) {
    const html = /^\s*text\/html\b/i.test(answer.headers['content-type'] ?? '');
    if (html && answer.body.length > 0)
        throw new Unreadable(HTML);
}
const HTML = 'is HTML or XML, as from a proxy or a sign-in page';
function parseDocument(body) {
    const root = parseJson(body);
    if (!isRecord(root))
        throw new Unreadable('is not a JSON:API document');
    const bare = !('data' in root) && 'attributes' in root && 'type' in root;
    if (!bare && !('data' in root))
        throw new Unreadable('has no "data"');
    const meta = own(root, 'meta');
    const numbers = isRecord(meta) ? own(meta, 'pagination') : undefined;
    const included = own(root, 'included');
    const links = own(root, 'links');
    return {
        data: bare ? root : own(root, 'data'),
        included: indexIncluded(included),
        next: nextOf(isRecord(links) ? own(links, 'next') : undefined),
        ...(numbers === undefined || numbers === null
            ? {}
            : { pagination: decode(resource/* paginationSchema */.gC, numbers, 'meta.pagination') }),
    };
}
function nextOf(link) {
    if (link === undefined)
        return 'unknown';
    return link === null || link === '' ? 'none' : 'some';
}
/** The one resource of a document. */
function readOne(document, schema) {
    const data = Array.isArray(document.data) && document.data.length === 1 ? document.data[0] : null;
    return decode(schema, data ?? document.data, 'data');
}
/** The resources of a list. */
function readMany(document, schema) {
    if (!Array.isArray(document.data))
        throw new Unreadable('holds no list in "data"');
    return document.data.map((item, index) => decode(schema, item, `data[${index}]`));
}
/** What a resource points to under a name; `links` only, or nothing at all, is undefined. */
function relation(resource, name) {
    const relationships = resource.relationships ?? {};
    const found = own(relationships, name) ?? own(relationships, name.replaceAll('-', '_'));
    const data = isRecord(found) ? own(found, 'data') : undefined;
    if (data === undefined)
        return undefined;
    if (data === null)
        return [];
    return (Array.isArray(data) ? data : [data]);
}
/** The included resource with this type and id; undefined when the service did not include it. */
function findIncluded(document, identifier, schema) {
    const found = document.included.get(keyOf(identifier.type, identifier.id));
    return found && decode(schema, found, `included ${plain(identifier.type, 40)}`);
}
function indexIncluded(included) {
    const index = new Map();
    for (const candidate of Array.isArray(included) ? included : []) {
        if (!isRecord(candidate))
            continue;
        const [type, id] = [own(candidate, 'type'), own(candidate, 'id')];
        if (typeof type !== 'string' || typeof id !== 'string')
            continue;
        const key = keyOf(type, id);
        if (!index.has(key))
            index.set(key, candidate);
    }
    return index;
}
function keyOf(type, id) {
    return JSON.stringify([type, id]);
}
/** Every included resource of one type, looked at no further than JSON:API itself goes. */
function includedOfType(document, type) {
    return [...document.included.values()]
        .filter((candidate) => own(candidate, 'type') === type)
        .map((candidate) => decode(resource/* anyResourceSchema */.kG, candidate, `included ${type}`));
}
/** `errors[]` in both known forms, as far as it can be made out; never throws. */
function readErrors(body) {
    let root;
    try {
        root = parseJson(body);
    }
    catch {
        return [];
    }
    const errors = isRecord(root) ? own(root, 'errors') : undefined;
    if (!Array.isArray(errors))
        return [];
    return errors.slice(0, MOST_ERRORS).flatMap((error) => readError(error) ?? []);
}
const MOST_ERRORS = 20;
const LONGEST_TEXT = 500;
function readError(error) {
    if (typeof error === 'string')
        return { detail: plain(error, LONGEST_TEXT) };
    if (!isRecord(error))
        return undefined;
    const source = own(error, 'source');
    const place = isRecord(source) ? source : {};
    return {
        ...textOf('status', own(error, 'status')),
        ...textOf('title', own(error, 'title')),
        ...textOf('detail', own(error, 'detail')),
        ...(isRecord(source)
            ? {
                source: {
                    ...textOf('pointer', own(place, 'pointer')),
                    ...textOf('parameter', own(place, 'parameter')),
                },
            }
            : {}),
    };
}
function textOf(key, value) {
    if (typeof value !== 'string' && typeof value !== 'number')
        return {};
    return { [key]: plain(String(value), LONGEST_TEXT) };
}
function decode(schema, value, where) {
    const result = dist/* safeParse */.xLC(schema, value, { abortEarly: true });
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    const at = dist/* getDotPath */.BuJ(issue);
    const place = at === null ? where : `${where}.${at}`;
    throw new Unreadable(`does not fit at ${plain(place, 120)}: ${plain(issue.message, 160)}`);
}
function parseJson(body) {
    if (body.length === 0)
        throw new Unreadable('is empty');
    if (body[0] === 0x1f && body[1] === 0x8b) {
        throw new Unreadable('is compressed, which was not asked for');
    }
    const text = new TextDecoder().decode(body);
    if (text.trimStart().startsWith('<')) {
        throw new Unreadable(HTML);
    }
    if (isTooDeep(text))
        throw new Unreadable(`is nested deeper than ${DEEPEST} levels`);
    let root;
    try {
        root = JSON.parse(text);
    }
    catch {
        throw new Unreadable(/^\s*[[{]/.test(text) ? 'is cut short or damaged JSON' : 'is not JSON at all');
    }
    // Only text that spells the name, openly or escaped, can hold such a key.
    if (/__proto__|\\u/.test(text))
        dropPrototypeKeys(root);
    return root;
}
/** Counts brackets outside strings. */
function isTooDeep(text) {
    let depth = 0;
    let inString = false;
    for (let index = 0; index < text.length; index++) {
        const char = text.charCodeAt(index);
        if (inString) {
            if (char === 0x5c)
                index++;
            else if (char === 0x22)
                inString = false;
        }
        else if (char === 0x22)
            inString = true;
        else if (char === 0x5b || char === 0x7b) {
            depth++;
            if (depth > DEEPEST)
                return true;
        }
        else if (char === 0x5d || char === 0x7d)
            depth--;
    }
    return false;
}
/** An own key of this name would become the prototype of whatever it is copied into. */
function dropPrototypeKeys(root) {
    const waiting = typeof root === 'object' && root !== null ? [root] : [];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (Object.hasOwn(next, '__proto__'))
            Reflect.deleteProperty(next, '__proto__');
        for (const value of Object.values(next)) {
            if (typeof value === 'object' && value !== null)
                waiting.push(value);
        }
    }
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(record, key) {
    return Object.hasOwn(record, key) ? record[key] : undefined;
}
//# sourceMappingURL=jsonapi.js.map
;// CONCATENATED MODULE: ./build/src/client/path.js
/** Paths below `/api/v2`, built from ids that cannot lead anywhere else. */
const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/;
/** Whether a value can be an id, or the name of an organization or workspace. */
function isIdentifier(value) {
    return typeof value === 'string' && IDENTIFIER.test(value);
}
/** Why a value is not an identifier, as a sentence; undefined when it is one. */
function identifierProblem(value) {
    if (isIdentifier(value))
        return undefined;
    const shown = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeof value;
    return `${shown} is not an id or a name: letters, digits, "_" and "-" are allowed, 1 to 128 of them.`;
}
/**
 * ``path`/runs/${id}/policy-checks` ``. Values are single segments; one that could end a segment,
 * climb (`..`) or start a query makes the path unusable instead of being repaired.
 */
function path(strings, ...values) {
    const problems = [];
    let pathname = strings[0] ?? '';
    values.forEach((value, index) => {
        const problem = identifierProblem(value);
        if (problem !== undefined)
            problems.push(problem);
        pathname += encodeURIComponent(isIdentifier(value) ? value : '-') + (strings[index + 1] ?? '');
    });
    return { pathname, problems };
}
//# sourceMappingURL=path.js.map
;// CONCATENATED MODULE: ./build/src/client/account.js
/** GET /account/details: who a token belongs to, and of what kind it is. */



const KINDS = {
    users: 'user',
    teams: 'team',
    organizations: 'organization',
};
async function readAccount(api) {
    const account = await api.ask({
        method: 'GET',
        path: path `/account/details`,
        asking: { what: 'read whose token this is' },
    }, (document) => readOne(document, userSchema));
    const [owner] = relation(account, 'authenticated-resource') ?? [];
    const tokenKind = (owner && Object.hasOwn(KINDS, owner.type) && KINDS[owner.type]) || 'unknown';
    api.shared.tokenKind = tokenKind;
    return { account, tokenKind };
}
//# sourceMappingURL=account.js.map
;// CONCATENATED MODULE: ./build/src/wire/agent-token.js
/** Agent tokens (service-api.md 2.5). */


const agentTokenSchema = (0,resource/* resource */.Zc)('authentication-tokens', dist/* looseObject */._H3({
    description: resource/* text */.Qq,
    'created-at': resource/* text */.Qq,
    'last-used-at': resource/* text */.Qq,
    'expired-at': resource/* text */.Qq,
    /** The secret. Set only in the answer to creation. */
    token: resource/* text */.Qq,
}));
//# sourceMappingURL=agent-token.js.map
;// CONCATENATED MODULE: ./build/src/client/permissions.js
/** What operations need, as an error's "It needs …" says it. */
const READ_RUNS = 'the permission "read runs" on the workspace';
const QUEUE_PLANS = 'the permission "queue plans" on the workspace, and a user or team token';
const MANAGE_OVERRIDES = 'the permission "manage policy overrides"';
const MANAGE_POOLS = 'the permission "manage agent pools" of the organization';
const MANAGE_ACCESS = 'to be an owner of the organization or an admin of the workspace';
//# sourceMappingURL=permissions.js.map
// EXTERNAL MODULE: ./build/src/version.js
var version = __nccwpck_require__(8009);
// EXTERNAL MODULE: ./build/src/client/errors.js
var client_errors = __nccwpck_require__(486);
;// CONCATENATED MODULE: ./build/src/client/retry-hint.js
/** When a service says it may be asked again. Pure; anything malformed is no hint. */
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** More seconds than this can only be a point in time, which this header never is here. */
const EPOCH_SECONDS = 100_000_000;
/**
 * `retry-after` (seconds, with or without a fraction, or a date measured against the answer's own
 * `Date`, so that this machine's clock does not matter) and, on 429, `x-ratelimit-reset` (seconds
 * from now, with a fraction). The longer one, in milliseconds.
 */
function readRetryHint(answer) {
    const hints = [
        answer.status === 429 ? readSeconds(answer.headers['x-ratelimit-reset']) : undefined,
        readSeconds(answer.headers['retry-after']),
        readDate(answer.headers['retry-after'], answer.headers['date']),
    ].filter((hint) => hint !== undefined);
    return hints.length === 0 ? undefined : Math.max(...hints);
}
function readSeconds(value) {
    const trimmed = value?.trim() ?? '';
    if (!DECIMAL.test(trimmed))
        return undefined;
    const seconds = Number(trimmed);
    return seconds < EPOCH_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
    const [then, since] = [value?.trim() ?? '', now?.trim() ?? ''];
    if (!HTTP_DATE.test(then) || !HTTP_DATE.test(since))
        return undefined;
    const ms = Date.parse(then) - Date.parse(since);
    return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
//# sourceMappingURL=retry-hint.js.map
;// CONCATENATED MODULE: ./build/src/client/describe.js




const CODES = {
    400: 'bad-request',
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not-found',
    409: 'conflict',
    413: 'too-large',
    422: 'unprocessable',
    429: 'rate-limited',
};
function codeOfStatus(status) {
    const code = CODES[status];
    if (code !== undefined)
        return code;
    if (status >= 300 && status < 400)
        return 'redirected';
    if (status >= 500)
        return 'server-error';
    return status >= 200 && status < 300 ? 'unreadable' : 'bad-request';
}
/** An answer that is a refusal. */
function describeRefusal(asking, asked, answer) {
    const code = asking.codes?.[answer.status] ?? codeOfStatus(answer.status);
    const errors = readErrors(answer.body);
    const remedy = remedyFor(code, asking, asked, answer);
    const title = plain(errors[0]?.title ?? '', 80);
    const answered = `answered ${answer.status}${title === '' ? '' : ` (${title})`}`;
    const reasons = errors.map(reasonOf).filter((reason) => reason !== '');
    const unsaid = errors.length === 0 ? bodyWords(answer) : '';
    const retryAfterMs = readRetryHint(answer);
    return new client_errors/* ServiceError */._(join(`Could not ${asking.what}: ${describe_name(asked)} ${answered}${unsaid}.`, ...reasons, remedy), {
        code,
        method: asked.method,
        path: asked.path,
        status: answer.status,
        errors,
        remedy,
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
}
/** An answer with a success status that does not hold what was asked for. */
function describeUnreadable(asking, asked, answer, why) {
    const remedy = `Check that ${asked.host} is the service itself and that no proxy answers in its place.`;
    const type = plain(answer.headers['content-type'] ?? 'no content type', 80);
    return new client_errors/* ServiceError */._(join(`Could not ${asking.what}: ${describe_name(asked)} on ${asked.host} answered ${answer.status}, ` +
        `but the answer (${type}, ${answer.body.length} bytes) ${why}.`, remedy), {
        code: 'unreadable',
        method: asked.method,
        path: asked.path,
        status: answer.status,
        remedy,
    });
}
/** No complete answer. */
function describeTransport(asking, asked, error) {
    const { code, came, remedy } = transportWords(asking, asked, error);
    return new client_errors/* ServiceError */._(join(`Could not ${asking.what}: ${describe_name(asked)} ${came}.`, remedy), { code, method: asked.method, path: asked.path, ...(remedy === '' ? {} : { remedy }) }, { cause: error });
}
/** Refused before any request was made. `problems` are whole sentences. */
function describeInvalid(asking, asked, problems) {
    const remedy = problems.join(' ');
    return new client_errors/* ServiceError */._(`Could not ${asking.what}: ${remedy} Nothing was sent.`, {
        code: 'invalid',
        method: asked.method,
        path: asked.path,
        remedy,
    });
}
/** The same error, with words about how long it was tried. */
function withAttempts(error, attempts, forMs) {
    if (attempts < 2)
        return error;
    const tried = `Tried ${attempts} times in ${Math.round(forMs / 1000)} s.`;
    return copyOf(error, `${error.message} ${tried}`, error);
}
/** The same error, with one more sentence at its end. */
function withSentence(error, sentence, cause) {
    return copyOf(error, `${error.message} ${sentence}`, cause);
}
function copyOf(error, message, cause) {
    const { code, method, path, status, errors, remedy, retryAfterMs } = error;
    return new client_errors/* ServiceError */._(message, {
        code,
        method,
        path,
        errors,
        ...(status === undefined ? {} : { status }),
        ...(remedy === undefined ? {} : { remedy }),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }, { cause });
}
function remedyFor(code, asking, asked, answer) {
    const needs = asking.needs === undefined ? '' : ` It needs ${asking.needs}.`;
    switch (code) {
        case 'unauthorized':
            return `The token is not valid for ${asked.host}: check that it is complete, not expired and made on that host.`;
        case 'forbidden':
            return `The token may not do this.${needs} Use a token that has it.`;
        case 'not-found':
            return `It was not found, or the token may not see it.${needs} Check the id and what the token may do on ${asked.host}.`;
        case 'conflict':
            return asking.onConflict ?? 'Its present state does not allow this: look at it again.';
        case 'too-large':
        case 'unprocessable':
            return asking.onTooLarge ?? 'Correct what is named and try again.';
        case 'rate-limited': {
            const hint = readRetryHint(answer);
            return hint === undefined
                ? 'Too many requests: try again in a minute.'
                : `Too many requests: try again in ${Math.ceil(hint / 1000)} s.`;
        }
        case 'redirected':
            return `It leads to ${hostOf(answer.headers['location'], asked)}, and no redirect is followed here: check the hostname.`;
        case 'server-error':
            return 'The service failed on its side: try again later.';
        case 'upload-refused':
            return 'The upload URL is used up or has expired: create a new configuration version.';
        default:
            return 'Check the request against what this service supports.';
    }
}
function transportWords(asking, asked, error) {
    const why = plain(error.message, 200);
    switch (error.failure) {
        case 'not-sent':
            return {
                code: 'network',
                came: `could not reach ${asked.host} (${why})`,
                remedy: 'Check the hostname, the network and the proxy (HTTPS_PROXY, NO_PROXY).',
            };
        case 'broken':
            return {
                code: 'network',
                came: `got no complete answer from ${asked.host} (${why})`,
                remedy: asking.onTooLarge ?? 'Check the network between here and the service.',
            };
        case 'timeout':
            return {
                code: 'timeout',
                came: `got no answer from ${asked.host} in time (${why})`,
                remedy: asking.onTooLarge ?? 'Check whether the service is overloaded.',
            };
        case 'too-large':
            return {
                code: 'unreadable',
                came: `on ${asked.host} answered with more than is read (${why})`,
                remedy: `Check that ${asked.host} is the service itself.`,
            };
        case 'tls':
            return {
                code: 'tls',
                came: `was refused by TLS or protocol (${why})`,
                remedy: 'If the service has a private certificate, pass its authority with `ca-file`.',
            };
        case 'local':
            return {
                code: 'local',
                came: `failed on this machine (${why})`,
                remedy: 'Check that the file exists, is not changed meanwhile, and that the disk has room.',
            };
        case 'aborted':
            return { code: 'aborted', came: 'was cancelled', remedy: '' };
    }
}
function reasonOf(error) {
    const pointer = error.source?.pointer ?? error.source?.parameter;
    const said = error.detail ?? '';
    if (said === '' && pointer === undefined)
        return '';
    const at = pointer === undefined ? '' : ` (at ${pointer})`;
    const sentence = said === '' ? (error.title ?? 'refused') : said;
    return `${sentence.replace(/\.$/, '')}${at}.`;
}
/** What an error without `errors[]` looked like. */
function bodyWords(answer) {
    const type = plain(answer.headers['content-type'] ?? '', 80);
    if (answer.body.length === 0)
        return ' without a body';
    return ` with ${answer.body.length} bytes of ${type === '' ? 'no named type' : type}`;
}
function hostOf(location, asked) {
    if (location === undefined || !URL.canParse(location, `https://${asked.host}`))
        return 'nowhere';
    return new URL(location, `https://${asked.host}`).host;
}
function describe_name(asked) {
    return `${asked.method} ${asked.path}`;
}
function join(...sentences) {
    return sentences.filter((sentence) => sentence !== '').join(' ');
}
//# sourceMappingURL=describe.js.map
// EXTERNAL MODULE: ./build/src/ports.js
var src_ports = __nccwpck_require__(7709);
;// CONCATENATED MODULE: ./build/src/client/retry.js

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** Added to the service's own hint, so that many clients do not come back in one moment. */
const HINT_SPREAD_MS = 250;
const UNREADABLE_ATTEMPTS = 3;
const CREATE_ATTEMPTS = 3;
const BROKEN_UPLOADS = 8;
/** With less than this left, another attempt could not be answered. */
const USEFUL_MS = 50;
/** `final`: the answer stands. `untouched`: the service did nothing. `ambiguous`: it may have. */
function classify(outcome, retryClass) {
    if (outcome.kind === 'unreadable')
        return 'ambiguous';
    if (outcome.kind === 'answer') {
        const { status } = outcome;
        if (status === 429)
            return 'untouched';
        if (status === 408 || status === 425)
            return 'ambiguous';
        return status >= 500 && status !== 501 && status !== 505 ? 'ambiguous' : 'final';
    }
    switch (outcome.failure) {
        case 'not-sent':
            return 'untouched';
        case 'broken':
        case 'timeout':
            return 'ambiguous';
        case 'too-large':
            return retryClass === 'create' || retryClass === 'action' ? 'ambiguous' : 'final';
        case 'aborted':
        case 'tls':
        case 'local':
            return 'final';
    }
}
function decideRetry(state) {
    const { outcome } = state;
    const nature = classify(outcome, state.class);
    if (nature === 'final')
        return { do: 'stop', why: 'final' };
    const hintMs = outcome.kind === 'answer' ? readRetryHint(outcome) : undefined;
    if (hintMs !== undefined && hintMs > state.remainingMs) {
        return { do: 'stop', why: 'deadline', retryAfterMs: hintMs };
    }
    if (state.remainingMs < USEFUL_MS) {
        return {
            do: 'stop',
            why: 'deadline',
            ...(hintMs === undefined ? {} : { retryAfterMs: hintMs }),
        };
    }
    const afterMs = waitBefore(state, hintMs);
    if (nature === 'untouched')
        return { do: 'retry', afterMs };
    if (state.class === 'safe') {
        return outcome.kind === 'unreadable' && state.ambiguous >= UNREADABLE_ATTEMPTS
            ? { do: 'stop', why: 'attempts' }
            : { do: 'retry', afterMs };
    }
    const allowed = state.class === 'upload' ? allowedUploads(outcome) : CREATE_ATTEMPTS;
    return { do: 'recover', afterMs, resend: state.ambiguous < allowed };
}
/** A service that answers is asked until the deadline; one that keeps hanging up is not. */
function allowedUploads(outcome) {
    return outcome.kind === 'failure' ? BROKEN_UPLOADS : Number.POSITIVE_INFINITY;
}
/** Full jitter, never less than the hint, never past the deadline. */
function waitBefore(state, hintMs) {
    const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(state.attempt, 16));
    const jitter = state.spent
        ? LONGEST_WAIT_MS * (0.5 + state.random() / 2)
        : state.random() * ceiling;
    const own = Math.min(jitter, state.remainingMs / 2);
    if (hintMs === undefined)
        return own;
    return Math.min(Math.max(own, hintMs + state.random() * HINT_SPREAD_MS), state.remainingMs);
}
//# sourceMappingURL=retry.js.map
;// CONCATENATED MODULE: ./build/src/client/pace.js
/** How fast requests may leave: a rate with a small burst, handed out in the order of asking. */
/**
 * Sustained rate and burst together stay within `perSecond` for any second: 90 % of it as the rate,
 * 10 % as the burst (at least one request).
 */
function createPace(perSecond) {
    let intervalMs = 0;
    let toleranceMs = 0;
    /** When the next request would leave if there were no burst at all. */
    let dueMs = Number.NEGATIVE_INFINITY;
    let heldMs = Number.NEGATIVE_INFINITY;
    function limitTo(limit) {
        intervalMs = 1000 / (limit * 0.9);
        toleranceMs = intervalMs * (Math.max(1, Math.floor(limit * 0.1)) - 1);
    }
    limitTo(perSecond);
    return {
        book(nowMs, untilMs) {
            const due = Math.max(dueMs, nowMs);
            const leave = Math.max(due - toleranceMs, nowMs, heldMs);
            if (leave > untilMs)
                return 'too-late';
            dueMs = Math.max(due, leave) + intervalMs;
            return leave - nowMs;
        },
        hold(untilMs) {
            heldMs = Math.max(heldMs, untilMs);
        },
        limitTo,
    };
}
//# sourceMappingURL=pace.js.map
;// CONCATENATED MODULE: ./build/src/client/retry-budget.js
/** One budget of retries for everything a client does, so that an outage cannot become a storm. */
const FULL = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;
function createRetryBudget() {
    let tokens = FULL;
    return {
        pay(afterTimeout) {
            const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
            if (tokens < cost)
                return false;
            tokens -= cost;
            return true;
        },
        earn() {
            tokens = Math.min(FULL, tokens + 1);
        },
    };
}
//# sourceMappingURL=retry-budget.js.map
;// CONCATENATED MODULE: ./build/src/client/shared.js


const REQUESTS_PER_SECOND = 30;
/** One every two seconds, and the 10 % that `createPace` keeps in reserve. */
const RUN_LISTS_PER_SECOND = 0.5 / 0.9;
function createShared(log, dialect) {
    const secrets = new Set();
    return {
        pace: createPace(REQUESTS_PER_SECOND),
        runListPace: createPace(RUN_LISTS_PER_SECOND),
        retries: createRetryBudget(),
        identity: {},
        dialect,
        met: false,
        tokenKind: 'unknown',
        refusedIncludes: new Set(),
        conceal(text) {
            let concealed = text;
            for (const secret of secrets)
                concealed = concealed.replaceAll(secret, '***');
            return concealed;
        },
        keepSecret(value) {
            if (value.length < SHORTEST_SECRET || secrets.has(value))
                return;
            secrets.add(value);
            log.secret(value);
        },
    };
}
/** Shorter ones would blot out ordinary words. */
const SHORTEST_SECRET = 4;
/** Notes what an answer's headers say about the service. */
function learnFrom(shared, headers) {
    shared.met = true;
    const { identity } = shared;
    const apiVersion = headers['tfp-api-version'];
    if (apiVersion !== undefined)
        identity.apiVersion = apiVersion;
    const appName = headers['tfp-appname'];
    if (appName !== undefined)
        identity.appName = appName;
    const version = headers['x-tfe-version'];
    if (version !== undefined && version !== '')
        identity.version = version;
    const limit = headers['x-ratelimit-limit'] ?? '';
    if (/^\d{1,6}$/.test(limit) && Number(limit) > 0 && Number(limit) !== identity.rateLimit) {
        identity.rateLimit = Number(limit);
        shared.pace.limitTo(identity.rateLimit);
    }
}
//# sourceMappingURL=shared.js.map
;// CONCATENATED MODULE: ./build/src/client/exchange.js
/** One request made good: paced, sent, retried by its class, recovered, read, or explained. */






async function exchange(ports, call) {
    const { clock, shared } = ports;
    const startedMs = clock.now();
    let until = Math.min(startedMs + call.budgetMs, ports.deadline);
    let ambiguous = 0;
    for (let attempt = 0;; attempt++) {
        await takeTurn(ports, call, until);
        const result = await attemptOnce(ports, call, until);
        if ('value' in result) {
            shared.retries.earn();
            return result.value;
        }
        const { outcome, error } = result;
        const settling = ambiguous > 0 && outcome.kind === 'answer' && call.recovery?.settles.includes(outcome.status);
        if (settling) {
            const found = await lookFor(call, error, until);
            if (found !== undefined)
                return found.value;
            throw error;
        }
        if (classify(outcome, call.class) === 'ambiguous')
            ambiguous++;
        const unreachable = outcome.kind === 'failure' && outcome.failure === 'not-sent';
        if (unreachable && !shared.met)
            until = Math.min(until, startedMs + FIRST_CONTACT_MS);
        const timedOut = outcome.kind === 'failure' && outcome.failure === 'timeout';
        const decision = decideRetry({
            class: call.class,
            outcome,
            attempt,
            ambiguous,
            remainingMs: until - clock.now(),
            spent: classify(outcome, call.class) !== 'final' && !shared.retries.pay(timedOut),
            random: ports.random,
        });
        if (decision.do === 'stop')
            throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
        logRetry(ports, call, decision, outcome, attempt + 1);
        if (outcome.kind === 'answer' && outcome.status === 429) {
            // A list with a limit of its own stops nobody else.
            const limited = call.pace ?? shared.pace;
            limited.hold(clock.now() + Math.min(decision.afterMs, LONGEST_HOLD_MS));
        }
        await pause(ports, call, decision.afterMs);
        if (decision.do === 'recover') {
            const found = await lookFor(call, error, until);
            if (found !== undefined)
                return found.value;
            if (!decision.resend)
                throw giveUp(error, decision, attempt + 1, clock.now() - startedMs);
        }
    }
}
/** A service that never answered yet is more likely misspelt than out of order. */
const FIRST_CONTACT_MS = 60_000;
/** One request's pause never stops the others for longer. */
const LONGEST_HOLD_MS = 30_000;
async function attemptOnce(ports, call, until) {
    const { asking, asked } = call;
    const request = {
        ...call.request,
        timeoutMs: Math.max(1, Math.min(call.attemptMs, until - ports.clock.now())),
        fresh: call.class === 'create' || call.class === 'action',
        ...(ports.signal === undefined ? {} : { signal: ports.signal }),
    };
    let answer;
    try {
        answer = await transmit(ports, request, call.file);
    }
    catch (thrown) {
        const failed = thrown instanceof src_ports/* TransportError */.w
            ? thrown
            : new src_ports/* TransportError */.w('broken', 'the request failed', { cause: thrown });
        return {
            outcome: { kind: 'failure', failure: failed.failure },
            error: sealed(ports, describeTransport(asking, asked, failed)),
        };
    }
    if (call.counted)
        learnFrom(ports.shared, answer.headers);
    try {
        const read = call.read(answer);
        if (read !== undefined)
            return read;
    }
    catch (thrown) {
        if (!(thrown instanceof Unreadable))
            throw thrown;
        return {
            outcome: { kind: 'unreadable' },
            error: sealed(ports, describeUnreadable(asking, asked, answer, thrown.message)),
        };
    }
    return {
        outcome: { kind: 'answer', status: answer.status, headers: answer.headers },
        error: sealed(ports, describeRefusal(asking, asked, answer)),
    };
}
async function transmit(ports, request, file) {
    if (file === undefined)
        return ports.send(request);
    if (ports.send.toFile === undefined) {
        throw new src_ports/* TransportError */.w('local', 'this client was made without a way to write files');
    }
    return ports.send.toFile(request, file);
}
/** Waits for a place in the request budget. */
async function takeTurn(ports, call, until) {
    const { clock, shared } = ports;
    if (clock.now() >= until) {
        throw describeTransport(call.asking, call.asked, new src_ports/* TransportError */.w('timeout', 'the deadline had passed before it could be sent'));
    }
    const paces = [
        ...(call.pace === undefined ? [] : [call.pace]),
        ...(call.counted ? [shared.pace] : []),
    ];
    for (const pace of paces) {
        const waitMs = pace.book(clock.now(), until);
        if (waitMs === 'too-late') {
            throw describeTransport(call.asking, call.asked, new src_ports/* TransportError */.w('timeout', 'no room in the request budget before the deadline'));
        }
        if (waitMs > 0)
            await pause(ports, call, waitMs);
    }
    if (ports.signal?.aborted === true)
        throw abortedError(call);
}
/** Waits; a cancelled wait is a ServiceError like every other. */
async function pause(ports, call, ms) {
    try {
        await ports.clock.sleep(ms, ports.signal);
    }
    catch {
        throw abortedError(call);
    }
}
function abortedError(call) {
    return describeTransport(call.asking, call.asked, new src_ports/* TransportError */.w('aborted', 'cancelled'));
}
async function lookFor(call, failure, until) {
    if (call.recovery === undefined)
        return undefined;
    try {
        return await call.recovery.look(failure, until);
    }
    catch (thrown) {
        if (!(thrown instanceof client_errors/* ServiceError */._) || thrown.code === 'aborted')
            throw thrown;
        throw withSentence(failure, `Whether it happened could not be found out (${thrown.code}): look before trying again.`, thrown);
    }
}
function giveUp(error, decision, attempts, forMs) {
    const told = withAttempts(error, attempts, forMs);
    if (decision.do !== 'stop' || decision.why !== 'deadline')
        return told;
    const wait = decision.retryAfterMs;
    return withSentence(told, wait === undefined
        ? 'No time is left for another attempt.'
        : `That is later than this job may wait: run it again in ${Math.ceil(wait / 1000)} s.`, error);
}
/** From this attempt on it is no longer a passing matter, and people are told. */
const TOLD_AFTER = 4;
function logRetry(ports, call, decision, outcome, attempt) {
    const { method, path } = call.asked;
    const came = outcome.kind === 'answer'
        ? `${outcome.status}`
        : outcome.kind === 'failure'
            ? outcome.failure
            : outcome.kind;
    ports.log.debug(`${method} ${path}: ${came} at attempt ${attempt} (${call.class}); ` +
        `${decision.do} after ${Math.round(decision.afterMs)} ms`);
    if (attempt === TOLD_AFTER) {
        ports.log.warning(`${call.asked.host} does not answer as it should (${came}): still trying.`);
    }
}
/** The error without any secret that this client knows, wherever a service may have echoed it. */
function sealed(ports, error) {
    const { shared } = ports;
    const message = shared.conceal(error.message);
    if (message === error.message)
        return error;
    const { code, method, path, status, retryAfterMs } = error;
    return new client_errors/* ServiceError */._(message, {
        code,
        method,
        path,
        ...(status === undefined ? {} : { status }),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
}
//# sourceMappingURL=exchange.js.map
// EXTERNAL MODULE: ./build/src/client/origin.js
var client_origin = __nccwpck_require__(3779);
// EXTERNAL MODULE: ./build/src/client/progress.js
var progress = __nccwpck_require__(1478);
;// CONCATENATED MODULE: ./build/src/client/api.js







const MEDIA_TYPE = 'application/vnd.api+json';
/** The version of the API is in its paths. */
const PREFIX = '/api/v2';
/** JSON of this service is a few kilobytes; this is where a document stops being one. */
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;
const CALL_BUDGET_MS = 5 * 60_000;
const ATTEMPT_MS = 30_000;
/** A download or an upload slower than this is not worth waiting for. */
const TRANSFER_MS = 15 * 60_000;
function createApi(origin, token, ports) {
    function addressOf(request) {
        const pathname = `${PREFIX}${request.path.pathname}`;
        const asked = { method: request.method, path: pathname, host: origin.host };
        const problems = [...request.path.problems, ...(request.problems ?? [])];
        if (problems.length > 0)
            throw describeInvalid(request.asking, asked, problems);
        const url = new URL(origin);
        url.pathname = pathname;
        for (const [name, value] of Object.entries(request.query ?? {})) {
            if (value !== undefined)
                url.searchParams.append(name, value);
        }
        if (url.origin !== origin.origin || url.pathname !== pathname) {
            throw describeInvalid(request.asking, asked, ['The path leads somewhere else than it says.']);
        }
        return { url, asked };
    }
    /** The only place where the token leaves this program. */
    function headersFor(url, accept) {
        if (url.origin !== origin.origin)
            throw new Error('the token is bound to another origin');
        return {
            Accept: accept,
            Authorization: `Bearer ${token}`,
            'Content-Type': MEDIA_TYPE,
            'User-Agent': USER_AGENT,
        };
    }
    async function call(request, read) {
        const { url, asked } = addressOf(request);
        return exchange(ports, {
            asking: request.asking,
            asked,
            class: request.class ?? (request.method === 'GET' ? 'safe' : 'action'),
            request: {
                method: request.method,
                url,
                headers: headersFor(url, request.accept ?? MEDIA_TYPE),
                ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
                maxBytes: request.maxBytes ?? MAX_DOCUMENT_BYTES,
                ...(request.file === undefined ? {} : { progress: progress/* ARCHIVE_PROGRESS */.b }),
            },
            counted: true,
            budgetMs: request.file === undefined ? CALL_BUDGET_MS : TRANSFER_MS,
            attemptMs: request.file === undefined ? ATTEMPT_MS : TRANSFER_MS,
            read,
            ...(request.file === undefined ? {} : { file: request.file }),
            ...(request.pace === undefined ? {} : { pace: request.pace }),
            ...(request.recovery === undefined ? {} : { recovery: request.recovery }),
        });
    }
    return {
        origin: origin.origin,
        shared: ports.shared,
        ports,
        ask: (request, read) => call(request, (answer) => isSuccess(answer.status) ? { value: read(parseDocument(answer.body)) } : undefined),
        tell: (request) => call(request, (answer) => {
            if (!isSuccess(answer.status))
                return undefined;
            refuseHtml(answer);
            return { value: undefined };
        }),
        fetch: call,
        async secret(request) {
            const asked = { method: request.method, path: request.called, host: 'the given host' };
            const url = secretUrl(request.url, origin);
            if (url === undefined) {
                throw new client_errors/* ServiceError */._(`Could not ${request.asking.what}: the URL that the service gave for it is not https.`, { code: 'unreadable', method: request.method, path: request.called });
            }
            ports.shared.keepSecret(request.url);
            return exchange(ports, {
                asking: request.asking,
                asked: { ...asked, host: url.host },
                class: request.class,
                request: {
                    method: request.method,
                    url,
                    headers: {
                        Accept: '*/*',
                        'User-Agent': USER_AGENT,
                        ...(request.body === undefined ? {} : { 'Content-Type': 'application/octet-stream' }),
                    },
                    ...(request.body === undefined ? {} : { body: request.body }),
                    maxBytes: request.maxBytes ?? MAX_DOCUMENT_BYTES,
                    ...(request.file === undefined && request.body === undefined
                        ? {}
                        : { progress: progress/* ARCHIVE_PROGRESS */.b }),
                },
                counted: false,
                budgetMs: request.budgetMs ?? CALL_BUDGET_MS,
                attemptMs: request.attemptMs ?? ATTEMPT_MS,
                read: request.read,
                ...(request.file === undefined ? {} : { file: request.file }),
                ...(request.recovery === undefined ? {} : { recovery: request.recovery }),
            });
        },
        refuse: (method, path, asking, problems) => describeInvalid(asking, { method, path: `${PREFIX}${path.pathname}`, host: origin.host }, problems),
        wait: (ms, asking) => pause(ports, { asking, asked: { method: 'GET', path: PREFIX, host: origin.host } }, ms),
        until: (until) => createApi(origin, token, { ...ports, deadline: Math.min(until, ports.deadline) }),
    };
}
const USER_AGENT = `plangate/${version/* VERSION */.x}`;
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isRedirect(status) {
    return codeOfStatus(status) === 'redirected' && status !== 304;
}
/** Absolute, https (http only from loopback to loopback), without a user's name in it. */
function secretUrl(given, origin) {
    if (!URL.canParse(given, origin.href))
        return undefined;
    const url = new URL(given, origin);
    if (url.username !== '' || url.password !== '')
        return undefined;
    if (url.protocol === 'https:')
        return url;
    return url.protocol === 'http:' && (0,client_origin/* isLoopback */.U)(url.hostname) && (0,client_origin/* isLoopback */.U)(origin.hostname)
        ? url
        : undefined;
}
//# sourceMappingURL=api.js.map
;// CONCATENATED MODULE: ./build/src/client/listing.js
const LARGEST_PAGE = 100;
/** More than any real list; a service that always names one page more ends here. */
const MOST_PAGES = 10_000;
/** How often a list that shrinks while it is read, or does not add up, is read. */
const PASSES = 3;
function createListing(source) {
    return {
        async page(request = {}) {
            const problem = pageProblem(request);
            if (problem !== undefined)
                throw source.fail(problem);
            const { items, pagination } = await source.fetch(request);
            return { items, ...(pagination === undefined ? {} : { pagination }) };
        },
        async all(options = {}) {
            const size = options.size ?? LARGEST_PAGE;
            const problem = pageProblem({ size });
            if (problem !== undefined)
                throw source.fail(problem);
            const items = [];
            for await (const item of readAll(source, size))
                items.push(item);
            return items;
        },
        [Symbol.asyncIterator]: () => readAll(source, LARGEST_PAGE),
    };
}
function pageProblem({ number, size }) {
    if (number !== undefined && !(Number.isSafeInteger(number) && number >= 1)) {
        return 'has no such page: pages are numbered from 1';
    }
    if (size !== undefined && !(Number.isInteger(size) && size >= 1 && size <= LARGEST_PAGE)) {
        return `cannot be read in pages of that size: 1 to ${LARGEST_PAGE}`;
    }
    return undefined;
}
async function* readAll(source, size) {
    const seen = new Set();
    function* unseen(items) {
        for (const item of items) {
            const id = source.idOf(item);
            if (seen.has(id))
                continue;
            seen.add(id);
            yield item;
        }
    }
    if (source.whole === true) {
        const page = await source.fetch({});
        yield* unseen(page.items);
        const cut = page.next === 'some' || (page.pagination !== undefined && hasMore(page, 1));
        if (!cut && seen.size >= (totalOf(page) ?? 0))
            return;
        // It was only a page after all: read it as what it is.
    }
    for (let pass = 1;; pass++) {
        const counted = createTally();
        for (let number = 1;; number++) {
            if (number > MOST_PAGES)
                throw source.fail(`does not end after ${MOST_PAGES} pages`);
            const page = await source.fetch({ number, size });
            const fresh = counted.add(page.items.map(source.idOf), totalOf(page));
            yield* unseen(page.items);
            if (page.items.length === 0 || !hasMore(page, number))
                break;
            // Without numbers, a page with nothing new is the same list again.
            if (page.pagination === undefined && fresh === 0)
                break;
        }
        if (counted.complete())
            return;
        if (pass === PASSES) {
            throw source.fail(`could not be read completely: ${counted.size()} entries came of ${counted.total()} by its own count`);
        }
    }
}
/**
 * What one pass saw. Entries added meanwhile push others to later pages, where they are met again;
 * entries removed meanwhile pull others to pages already read, where they are missed.
 */
function createTally() {
    const ids = new Set();
    let first;
    let last;
    let shrank = false;
    return {
        /** How many of them this pass had not seen. */
        add(page, total) {
            const before = ids.size;
            for (const id of page)
                ids.add(id);
            if (total !== undefined) {
                first ??= total;
                shrank ||= total < (last ?? total);
                last = total;
            }
            return ids.size - before;
        },
        complete: () => !shrank && ids.size >= (first ?? 0),
        size: () => ids.size,
        total: () => first ?? 0,
    };
}
/** In doubt there is more: a page too many is empty, a page too few could hide a failure. */
function hasMore(page, number) {
    const { pagination } = page;
    if (pagination === undefined)
        return page.next !== 'none';
    const next = pagination['next-page'];
    const total = pagination['total-pages'];
    return ((typeof next === 'number' && next > number) || (typeof total === 'number' && total > number));
}
function totalOf(page) {
    return page.pagination?.['total-count'] ?? undefined;
}
//# sourceMappingURL=listing.js.map
;// CONCATENATED MODULE: ./build/src/client/resource.js





function list(api, request) {
    return createListing({
        idOf: request.idOf,
        ...(request.whole === undefined ? {} : { whole: request.whole }),
        fail: (why) => new client_errors/* ServiceError */._(`Could not ${request.asking.what}: the list ${why}.`, {
            code: why.startsWith('has no such page') || why.startsWith('cannot') ? 'invalid' : 'unreadable',
            method: 'GET',
            path: `${PREFIX}${request.path.pathname}`,
        }),
        async fetch(page) {
            try {
                const answer = await withIncludes(api, request.include, (include) => api.ask({
                    method: 'GET',
                    path: request.path,
                    query: { ...request.query, ...pageQuery(page), include },
                    asking: request.asking,
                    ...(request.problems === undefined ? {} : { problems: request.problems }),
                    ...(request.pace === undefined ? {} : { pace: request.pace }),
                }, (document) => ({ document, resources: request.read(document) })));
                const { pagination, next } = answer.document;
                return { items: await answer.resources, next, ...(pagination && { pagination }) };
            }
            catch (error) {
                const first = page.number === undefined || page.number === 1;
                if (first && error instanceof client_errors/* ServiceError */._ && (await request.absent?.(error)) === true) {
                    return { items: [], next: 'none' };
                }
                throw error;
            }
        },
    });
}
/** A list of plain resources, without anything included. */
function listOf(api, schema, request) {
    return list(api, {
        ...request,
        idOf: ({ id }) => id,
        read: (document) => readMany(document, schema),
    });
}
function pageQuery({ number, size }) {
    return {
        'page[number]': number === undefined ? undefined : String(number),
        'page[size]': size === undefined ? undefined : String(size),
    };
}
/**
 * Asks with `include`; a service that refuses one of them (400) is asked again without it, and never
 * for it again.
 */
async function withIncludes(api, include, ask) {
    const refused = api.shared.refusedIncludes;
    const keyOf = (name) => `${include?.resource}:${name}`;
    for (;;) {
        const names = (include?.names ?? []).filter((name) => !refused.has(keyOf(name)));
        try {
            return await ask(names.length === 0 ? undefined : names.join(','));
        }
        catch (error) {
            if (names.length === 0 || !isIncludeRefusal(error))
                throw error;
            const named = names.filter((name) => namesInclude(error, name));
            for (const name of named.length === 0 ? names.slice(-1) : named)
                refused.add(keyOf(name));
        }
    }
}
function isIncludeRefusal(error) {
    return (error instanceof client_errors/* ServiceError */._ &&
        error.status === 400 &&
        error.errors.some(({ title, detail, source }) => `${title} ${detail} ${source?.parameter}`.toLowerCase().includes('include')));
}
function namesInclude(error, name) {
    const dashed = name.replaceAll('_', '-');
    return error.errors.some(({ title, detail }) => `${title} ${detail}`
        .split(/[^A-Za-z0-9_.-]+/)
        .some((word) => [name, dashed].includes(word.replace(/\.$/, ''))));
}
/** `problems` for ids that go into a body or a query instead of a path. */
function checkIds(...ids) {
    return ids.flatMap((id) => identifierProblem(id) ?? []);
}
/** Action bodies are plain JSON, not JSON:API. */
function commentBody(comment) {
    return comment === undefined ? {} : { body: { comment } };
}
//# sourceMappingURL=resource.js.map
;// CONCATENATED MODULE: ./build/src/client/pool-tokens.js
/** Operations 20 and 23, which creating a token needs as well. */




function listAgentTokens(api, agentPoolId) {
    return listOf(api, agentTokenSchema, {
        path: path `/agent-pools/${agentPoolId}/authentication-tokens`,
        asking: { what: 'list the agent tokens of the pool', needs: MANAGE_POOLS },
    });
}
async function destroyAgentToken(api, id) {
    return api.tell({
        method: 'DELETE',
        path: path `/authentication-tokens/${id}`,
        asking: { what: 'destroy the agent token', needs: MANAGE_POOLS },
        // Not found after an attempt of unknown outcome: that attempt destroyed it.
        recovery: {
            settles: [404],
            look: async ({ status }) => (status === 404 ? { value: undefined } : undefined),
        },
    });
}
//# sourceMappingURL=pool-tokens.js.map
;// CONCATENATED MODULE: ./build/src/client/create-agent-token.js
/** Operation 22, without leaving a token behind whose secret nobody has. */





/**
 * The tokens of the pool are listed first, so that after a lost answer the new one can be told: it
 * was not there before, has this very description and was never used. Only when exactly one fits is
 * it destroyed; two or more may belong to others, who gave the same description at the same moment,
 * and are left alone with a warning.
 */
async function createAgentToken(api, agentPoolId, description) {
    const problems = description === '' ? ['An agent token needs a description.'] : [];
    const before = problems.length > 0
        ? new Set()
        : new Set((await listAgentTokens(api, agentPoolId).all()).map(({ id }) => id));
    const token = await api.ask({
        method: 'POST',
        path: path `/agent-pools/${agentPoolId}/authentication-tokens`,
        class: 'create',
        problems,
        asking: { what: 'create an agent token', needs: MANAGE_POOLS },
        body: { data: { type: 'authentication-tokens', attributes: { description } } },
        recovery: {
            settles: [],
            async look(_failure, until) {
                const scoped = api.until(until);
                const orphans = (await listAgentTokens(scoped, agentPoolId).all()).filter(({ id, attributes }) => !before.has(id) &&
                    attributes.description === description &&
                    (attributes['last-used-at'] ?? null) === null);
                const [orphan] = orphans;
                if (orphan !== undefined && orphans.length === 1) {
                    await destroyAgentToken(scoped, orphan.id);
                    before.add(orphan.id);
                }
                else if (orphans.length > 1) {
                    api.ports.log.warning(`One of these agent tokens was created here and its secret was lost on the way, but it cannot be told which: ${orphans.map(({ id }) => id).join(', ')}. Destroy those that nobody uses.`);
                    for (const { id } of orphans)
                        before.add(id);
                }
                return undefined;
            },
        },
    }, (document) => readOne(document, agentTokenSchema));
    const secret = token.attributes.token;
    if (typeof secret === 'string')
        api.shared.keepSecret(secret);
    return token;
}
//# sourceMappingURL=create-agent-token.js.map
;// CONCATENATED MODULE: ./build/src/client/agent-tokens.js






function createAgentTokens(api) {
    return {
        list: (agentPoolId) => listAgentTokens(api, agentPoolId),
        show: (id) => api.ask({
            method: 'GET',
            path: path `/authentication-tokens/${id}`,
            asking: { what: 'read the agent token', needs: MANAGE_POOLS },
        }, (document) => readOne(document, agentTokenSchema)),
        create: (agentPoolId, description) => createAgentToken(api, agentPoolId, description),
        destroy: (id) => destroyAgentToken(api, id),
    };
}
//# sourceMappingURL=agent-tokens.js.map
;// CONCATENATED MODULE: ./build/src/wire/configuration-version.js
/** Configuration versions and their commit information (service-api.md 2.1, 2.2). */


const configurationVersionSchema = (0,resource/* resource */.Zc)('configuration-versions', dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    'auto-queue-runs': resource/* flag */.Jt,
    error: resource/* text */.Qq,
    'error-message': resource/* text */.Qq,
    source: resource/* text */.Qq,
    speculative: resource/* flag */.Jt,
    provisional: resource/* flag */.Jt,
    'status-timestamps': resource/* timestamps */.AP,
    /** A secret. Present only in the answer to creation. */
    'upload-url': resource/* text */.Qq,
}));
const ingressAttributesSchema = (0,resource/* resource */.Zc)('ingress-attributes', dist/* looseObject */._H3({
    branch: resource/* text */.Qq,
    'clone-url': resource/* text */.Qq,
    'commit-message': resource/* text */.Qq,
    'commit-sha': resource/* text */.Qq,
    'commit-url': resource/* text */.Qq,
    'compare-url': resource/* text */.Qq,
    identifier: resource/* text */.Qq,
    'is-pull-request': resource/* flag */.Jt,
    'on-default-branch': resource/* flag */.Jt,
    'pull-request-number': resource/* count */.U9,
    'pull-request-url': resource/* text */.Qq,
    'pull-request-title': resource/* text */.Qq,
    'pull-request-body': resource/* text */.Qq,
    tag: resource/* text */.Qq,
    'sender-username': resource/* text */.Qq,
    'sender-avatar-url': resource/* text */.Qq,
    'sender-html-url': resource/* text */.Qq,
}));
//# sourceMappingURL=configuration-version.js.map
;// CONCATENATED MODULE: ./build/src/wire/run.js
/** Runs, plans, cost estimates and run events (api-facts 3.2, 3.3, 3.5). */


const flags = dist/* optional */.lqM(dist/* nullable */.mee(dist/* record */.g1P(dist/* string */.YjP(), dist/* nullable */.mee(dist/* boolean */.zMY()))));
const runSchema = (0,resource/* resource */.Zc)('runs', dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    message: resource/* text */.Qq,
    'created-at': resource/* text */.Qq,
    'is-destroy': resource/* flag */.Jt,
    'plan-only': resource/* flag */.Jt,
    'save-plan': resource/* flag */.Jt,
    'has-changes': resource/* flag */.Jt,
    'position-in-queue': resource/* count */.U9,
    source: resource/* text */.Qq,
    'status-timestamps': resource/* timestamps */.AP,
    /** `is-cancelable`, `is-confirmable`, `is-discardable`, `is-force-cancelable`. */
    actions: flags,
    permissions: flags,
}));
const planSchema = (0,resource/* resource */.Zc)('plans', dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    'has-changes': resource/* flag */.Jt,
    'resource-additions': resource/* count */.U9,
    'resource-changes': resource/* count */.U9,
    'resource-destructions': resource/* count */.U9,
    'resource-imports': resource/* count */.U9,
    /** A secret: readable by anyone who has it. */
    'log-read-url': resource/* text */.Qq,
    'status-timestamps': resource/* timestamps */.AP,
}));
const costEstimateSchema = (0,resource/* resource */.Zc)('cost-estimates', dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    'prior-monthly-cost': resource/* text */.Qq,
    'proposed-monthly-cost': resource/* text */.Qq,
    'delta-monthly-cost': resource/* text */.Qq,
    'resources-count': resource/* count */.U9,
    'error-message': resource/* text */.Qq,
}));
const runEventSchema = (0,resource/* resource */.Zc)('run-events', dist/* looseObject */._H3({ action: dist/* string */.YjP(), description: resource/* text */.Qq, 'created-at': resource/* text */.Qq }));
const commentSchema = (0,resource/* resource */.Zc)('comments', dist/* looseObject */._H3({ body: resource/* text */.Qq }));
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./build/src/client/show-version.js
/** Operation 2: a configuration version, with its run and its commit where they were asked for. */






async function showVersion(api, id, include = []) {
    return withIncludes(api, { resource: 'configuration-versions', names: include }, (names) => api.ask({
        method: 'GET',
        path: path `/configuration-versions/${id}`,
        query: { include: names },
        asking: { what: 'read the configuration version', needs: READ_RUNS },
    }, (document) => {
        const version = readOne(document, configurationVersionSchema);
        const [ingress] = relation(version, 'ingress-attributes') ?? [];
        const run = runOf(document, version);
        const foundIngress = ingress && findIncluded(document, ingress, ingressAttributesSchema);
        return {
            version,
            ...(run && { run }),
            ...(foundIngress && { ingressAttributes: foundIngress }),
        };
    }));
}
/** The included run, found from either side: the version need not name it (service-api.md 2.1). */
function runOf(document, version) {
    const named = relation(version, 'run')?.[0];
    const [identifier = named] = includedOfType(document, 'runs').filter((run) => relation(run, 'configuration-version')?.[0]?.id === version.id);
    return identifier && findIncluded(document, identifier, runSchema);
}
//# sourceMappingURL=show-version.js.map
;// CONCATENATED MODULE: ./build/src/client/change-version.js



const SELF_MANAGED = 'a self-managed service (the hosted edition does not have it) and the right to change the version';
const ACTIONS = {
    archive: {
        what: 'archive the configuration version',
        needs: 'the right to change the version',
        wanted: 'archived',
        unreadableAfter: false,
    },
    soft_delete_backing_data: {
        what: 'soft-delete the backing data',
        needs: SELF_MANAGED,
        wanted: 'backing_data_soft_deleted',
        unreadableAfter: true,
    },
    restore_backing_data: {
        what: 'restore the backing data',
        needs: SELF_MANAGED,
        wanted: 'uploaded',
        unreadableAfter: false,
    },
    permanently_delete_backing_data: {
        what: 'permanently delete the backing data',
        needs: SELF_MANAGED,
        wanted: 'backing_data_permanently_deleted',
        unreadableAfter: true,
    },
};
async function changeVersion(api, id, action, options = {}) {
    const { what, needs, wanted, unreadableAfter } = ACTIONS[action];
    const days = options.deleteOlderThanDays;
    await api.tell({
        method: 'POST',
        path: path `/configuration-versions/${id}/actions/${action}`,
        ...(days === undefined
            ? {}
            : { body: { data: { attributes: { 'delete-older-than-n-days': days } } } }),
        problems: days === undefined || (Number.isSafeInteger(days) && days >= 0)
            ? []
            : ['The number of days must be a whole number, 0 or more.'],
        asking: {
            what,
            needs,
            onConflict: 'It must come from the API or the command line, be in the state uploaded, have no run in progress and not be the current version of a workspace.',
        },
        recovery: {
            settles: [400, 409],
            async look(failure, until) {
                try {
                    const { version } = await showVersion(api.until(until), id);
                    return version.attributes.status === wanted ? { value: undefined } : undefined;
                }
                catch (error) {
                    // Reads of such a version fail by design. A version that never was would have answered 404
                    // to the action, not "this state does not allow it".
                    const refused = failure.status === 400 || failure.status === 409;
                    const gone = error instanceof client_errors/* ServiceError */._ && error.code === 'not-found';
                    if (gone)
                        return unreadableAfter && refused ? { value: undefined } : undefined;
                    throw error;
                }
            },
        },
    });
}
//# sourceMappingURL=change-version.js.map
;// CONCATENATED MODULE: ./build/src/client/create-version.js
/** Operation 4: a configuration version, again if the answer was lost: nobody uploads to the other. */




async function createVersion(api, workspaceId, attributes) {
    const request = {
        method: 'POST',
        path: path `/workspaces/${workspaceId}/configuration-versions`,
        asking: {
            what: 'create a configuration version',
            needs: QUEUE_PLANS,
        },
    };
    if (api.shared.tokenKind === 'organization') {
        throw api.refuse(request.method, request.path, request.asking, [
            'Organization tokens cannot create configuration versions: use a team or user token.',
        ]);
    }
    const version = await api.ask({
        ...request,
        class: 'create',
        body: {
            data: {
                type: 'configuration-versions',
                attributes: {
                    'auto-queue-runs': attributes.autoQueueRuns,
                    speculative: attributes.speculative,
                    provisional: attributes.provisional,
                },
            },
        },
        recovery: {
            // A version nobody uploads to is inert, so it may be made again: all that has to be known is
            // that the service answers.
            look: async (_failure, until) => {
                await api.until(until).ask({
                    method: 'GET',
                    path: path `/workspaces/${workspaceId}`,
                    asking: { what: 'read the workspace' },
                }, () => undefined);
                return undefined;
            },
            settles: [],
        },
    }, (document) => readOne(document, configurationVersionSchema));
    const url = version.attributes['upload-url'];
    if (typeof url === 'string')
        api.shared.keepSecret(url);
    return version;
}
//# sourceMappingURL=create-version.js.map
;// CONCATENATED MODULE: ./build/src/client/download.js


/** No configuration is larger; a service that sends on and on ends here. */
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const download_TRANSFER_MS = 15 * 60_000;
async function download(api, path, file, asking) {
    const first = await api.fetch({ method: 'GET', path, asking, accept: '*/*', file, maxBytes: MAX_DOWNLOAD_BYTES }, (answer) => {
        if (answer.status === 200)
            return written(answer);
        if (answer.status === 204)
            throw new Unreadable('holds nothing to download');
        return redirectOf(answer);
    });
    if ('bytes' in first)
        return first;
    return api.secret({
        method: 'GET',
        url: first.location,
        called: '(download URL)',
        asking: { ...asking, needs: 'a download URL that has not expired: ask again' },
        class: 'safe',
        file,
        maxBytes: MAX_DOWNLOAD_BYTES,
        attemptMs: download_TRANSFER_MS,
        budgetMs: download_TRANSFER_MS,
        read: (answer) => (answer.status === 200 ? written(answer) : undefined),
    });
}
/** A page for people is kept in memory and not written: see `SendToFile`. */
function written(answer) {
    refuseHtml(answer);
    return { value: { bytes: answer.bytes ?? 0 } };
}
/** Where an answer leads: the one hop that downloads and logs may take. */
function redirectOf(answer) {
    const location = answer.headers['location'];
    if (!isRedirect(answer.status) || location === undefined)
        return undefined;
    return { value: { location } };
}
//# sourceMappingURL=download.js.map
;// CONCATENATED MODULE: ./build/src/client/upload.js




/** Slower than this, the upload is given up. */
const SLOWEST_BYTES_PER_MS = 64;
const LOOKS = 5;
const LOOK_EVERY_MS = 1000;
/** What errors call the URL: its path alone is already the secret. */
const CALLED = '(upload URL)';
const upload_CODES = {
    403: 'upload-refused',
    404: 'upload-refused',
    410: 'upload-refused',
};
async function upload(api, version, archive) {
    const asking = {
        what: `upload the archive to ${version.id}`,
        codes: upload_CODES,
        onTooLarge: `The archive (${describeSize(archive.bytes)}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.`,
    };
    const url = version.attributes['upload-url'];
    if (typeof url !== 'string' || url === '') {
        throw describeInvalid(asking, { method: 'PUT', path: CALLED, host: '' }, [
            'Only the answer to the creation of a configuration version holds its upload URL: create a new version.',
        ]);
    }
    const attemptMs = 60_000 + archive.bytes / SLOWEST_BYTES_PER_MS;
    await api.secret({
        method: 'PUT',
        url,
        called: CALLED,
        body: archive,
        asking,
        class: 'upload',
        attemptMs,
        budgetMs: Math.max(5 * 60_000, 3 * attemptMs),
        read(answer) {
            if (!isSuccess(answer.status))
                return undefined;
            refuseHtml(answer);
            return { value: undefined };
        },
        recovery: {
            settles: [403, 404, 409, 410, 422],
            // A refusal after an attempt of unknown outcome may come while the first one is still being
            // taken in: that is worth a few looks.
            look: (failure, until) => lookWhetherTaken(api.until(until), version.id, failure.status === undefined ? 1 : LOOKS),
        },
    });
}
async function lookWhetherTaken(api, id, looks) {
    for (let look = 1;; look++) {
        const { version } = await showVersion(api, id);
        if (version.attributes.status !== 'pending')
            return { value: undefined };
        if (look >= looks)
            return undefined;
        await api.wait(LOOK_EVERY_MS, { what: 'upload the archive' });
    }
}
function describeSize(bytes) {
    return bytes < 1_000_000
        ? `${Math.ceil(bytes / 1000)} kB`
        : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
//# sourceMappingURL=upload.js.map
;// CONCATENATED MODULE: ./build/src/client/configuration-versions.js










function createConfigurationVersions(api) {
    return {
        list: (workspaceId) => listOf(api, configurationVersionSchema, {
            path: path `/workspaces/${workspaceId}/configuration-versions`,
            asking: { what: 'list the configuration versions', needs: READ_RUNS },
        }),
        show: (id, options = {}) => showVersion(api, id, options.include ?? []),
        ingressAttributes: (id) => api.ask({
            method: 'GET',
            path: path `/configuration-versions/${id}/ingress-attributes`,
            asking: {
                what: 'read the commit information of the configuration version',
                needs: `${READ_RUNS}, and a version that came from version control`,
            },
        }, (document) => readOne(document, ingressAttributesSchema)),
        create: (workspaceId, attributes = {}) => createVersion(api, workspaceId, attributes),
        upload: (version, archive) => upload(api, version, archive),
        archive: (id) => changeVersion(api, id, 'archive'),
        download: (id, file) => download(api, path `/configuration-versions/${id}/download`, file, {
            what: 'download the configuration version',
            needs: `${READ_RUNS}, and a version in the state uploaded`,
        }),
        downloadForRun: (runId, file) => download(api, path `/runs/${runId}/configuration-version/download`, file, {
            what: "download the run's configuration version",
            needs: `${READ_RUNS}, and a version in the state uploaded`,
        }),
        softDeleteBackingData: (id, options = {}) => changeVersion(api, id, 'soft_delete_backing_data', options),
        restoreBackingData: (id) => changeVersion(api, id, 'restore_backing_data'),
        permanentlyDeleteBackingData: (id) => changeVersion(api, id, 'permanently_delete_backing_data'),
    };
}
//# sourceMappingURL=configuration-versions.js.map
;// CONCATENATED MODULE: ./build/src/client/ping.js
/** GET /ping, asked for nothing but its headers. */


async function learnIdentity(api) {
    await api.fetch({
        method: 'GET',
        path: path `/ping`,
        asking: { what: 'reach the service' },
        accept: 'application/vnd.api+json',
    }, (answer) => (isSuccess(answer.status) ? { value: undefined } : undefined));
    return { ...api.shared.identity };
}
//# sourceMappingURL=ping.js.map
;// CONCATENATED MODULE: ./build/src/wire/policy-check.js
/** Policy checks, the legacy policy system (service-api.md 2.3). */


const policyCheckSchema = (0,resource/* resource */.Zc)('policy-checks', dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    scope: resource/* text */.Qq,
    /** Null until the check has run. `sentinel` and `engine` are one field under two names. */
    result: dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({
        result: resource/* flag */.Jt,
        passed: resource/* count */.U9,
        'total-failed': resource/* count */.U9,
        'hard-failed': resource/* count */.U9,
        'soft-failed': resource/* count */.U9,
        'advisory-failed': resource/* count */.U9,
        'duration-ms': resource/* count */.U9,
        sentinel: dist/* optional */.lqM(dist/* unknown */.L5J()),
        engine: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }))),
    'status-timestamps': resource/* timestamps */.AP,
    actions: dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({ 'is-overridable': resource/* flag */.Jt }))),
    permissions: dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({ 'can-override': resource/* flag */.Jt }))),
}));
//# sourceMappingURL=policy-check.js.map
;// CONCATENATED MODULE: ./build/src/wire/workspace.js
/** The parts of a workspace that the gate reads (api-facts 3.1). */


const workspaceSchema = (0,resource/* resource */.Zc)('workspaces', dist/* looseObject */._H3({
    name: dist/* string */.YjP(),
    locked: resource/* flag */.Jt,
    'execution-mode': resource/* text */.Qq,
    'working-directory': resource/* text */.Qq,
    'auto-apply': resource/* flag */.Jt,
    'speculative-enabled': resource/* flag */.Jt,
    'terraform-version': resource/* text */.Qq,
    'tag-names': dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(dist/* string */.YjP()))),
    'trigger-patterns': dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(dist/* string */.YjP()))),
    'trigger-prefixes': dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(dist/* string */.YjP()))),
    permissions: dist/* optional */.lqM(dist/* nullable */.mee(dist/* record */.g1P(dist/* string */.YjP(), dist/* nullable */.mee(dist/* boolean */.zMY())))),
}));
const projectSchema = (0,resource/* resource */.Zc)('projects', dist/* looseObject */._H3({ name: dist/* string */.YjP() }));
//# sourceMappingURL=workspace.js.map
;// CONCATENATED MODULE: ./build/src/client/find-run.js
/** The run of a configuration version: the version is the run's natural key. */







/** Plan-only runs are left out of run lists unless every kind is asked for. */
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';
/** GET /workspaces/:id/runs. */
function listRuns(api, workspaceId, query = {}) {
    return listOf(api, runSchema, {
        path: path `/workspaces/${workspaceId}/runs`,
        query: {
            'filter[operation]': OPERATIONS,
            'filter[status]': query.status,
            'search[basic]': query.search,
        },
        pace: api.shared.runListPace,
        asking: { what: 'list the runs of the workspace', needs: READ_RUNS },
    });
}
async function findRun(api, workspaceId, versionId) {
    const { version, run } = await showVersion(api, versionId, ['run']);
    if (run !== undefined)
        return run;
    const [named] = relation(version, 'run') ?? [];
    if (named !== undefined)
        return readRun(api, named.id);
    // Newest first, and ours is minutes old at most: it is on the first page or nowhere.
    const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
    return items.find((candidate) => relation(candidate, 'configuration-version')?.[0]?.id === versionId);
}
async function readRun(api, id) {
    return api.ask({
        method: 'GET',
        path: path `/runs/${id}`,
        asking: { what: 'read the run', needs: READ_RUNS },
    }, (document) => readOne(document, runSchema));
}
/**
 * Whether a run can be read and names nothing of this kind: only then does a refusal of the list
 * mean that the service does not have the policy system.
 */
async function runHasNone(api, runId, relationship, refusal) {
    if (refusal.status !== 404 && refusal.status !== 400)
        return false;
    if (checkIds(runId).length > 0)
        return false;
    try {
        const run = await readRun(api, runId);
        return (relation(run, relationship) ?? []).length === 0;
    }
    catch (error) {
        if (error instanceof client_errors/* ServiceError */._ && error.code !== 'aborted')
            return false;
        throw error;
    }
}
//# sourceMappingURL=find-run.js.map
;// CONCATENATED MODULE: ./build/src/client/policy-checks.js









const MAX_LOG_BYTES = 16 * 1024 * 1024;
function createPolicyChecks(api) {
    return {
        list: (runId, options = {}) => listOf(api, policyCheckSchema, {
            path: path `/runs/${runId}/policy-checks`,
            whole: true,
            asking: { what: 'list the policy checks of the run', needs: READ_RUNS },
            include: { resource: 'policy-checks', names: options.include ?? [] },
            absent: (refusal) => runHasNone(api, runId, 'policy-checks', refusal),
        }),
        show: (id, options = {}) => showPolicyCheck(api, id, options.include ?? []),
        override: (id, options = {}) => override(api, id, options.comment),
        output: (id) => readOutput(api, id),
    };
}
async function showPolicyCheck(api, id, include) {
    return withIncludes(api, { resource: 'policy-checks', names: include }, (names) => api.ask({
        method: 'GET',
        path: path `/policy-checks/${id}`,
        query: { include: names },
        asking: { what: 'read the policy check', needs: READ_RUNS },
    }, (document) => {
        const check = readOne(document, policyCheckSchema);
        const [runId] = relation(check, 'run') ?? [];
        const run = runId && findIncluded(document, runId, runSchema);
        const [workspaceId] = (run && relation(run, 'workspace')) ?? [];
        const workspace = workspaceId && findIncluded(document, workspaceId, workspaceSchema);
        return { check, ...(run && { run }), ...(workspace && { workspace }) };
    }));
}
async function override(api, id, comment) {
    return api.ask({
        method: 'POST',
        path: path `/policy-checks/${id}/actions/override`,
        ...commentBody(comment),
        asking: {
            what: 'override the policy check',
            needs: MANAGE_OVERRIDES,
            onConflict: 'Only a check that failed softly and was not overridden yet can be overridden.',
        },
        recovery: {
            settles: [409],
            async look(_failure, until) {
                const { check } = await showPolicyCheck(api.until(until), id, []);
                return check.attributes.status === 'overridden' ? { value: check } : undefined;
            },
        },
    }, (document) => readOne(document, policyCheckSchema));
}
async function readOutput(api, id) {
    const asking = { what: 'read the output of the policy check', needs: READ_RUNS };
    const first = await api.fetch({
        method: 'GET',
        path: path `/policy-checks/${id}/output`,
        asking,
        accept: 'text/plain, */*',
        maxBytes: MAX_LOG_BYTES,
    }, (answer) => {
        if (answer.status === 204)
            return { value: undefined };
        if (answer.status !== 200)
            return redirectOf(answer);
        refuseHtml(answer);
        return { value: { text: new TextDecoder().decode(answer.body) } };
    });
    if (first === undefined || 'text' in first)
        return first?.text;
    return api.secret({
        method: 'GET',
        url: first.location,
        called: '(log URL)',
        asking: { ...asking, needs: 'a log URL that has not expired: ask again' },
        class: 'safe',
        maxBytes: MAX_LOG_BYTES,
        read: (answer) => answer.status === 200 ? { value: new TextDecoder().decode(answer.body) } : undefined,
    });
}
//# sourceMappingURL=policy-checks.js.map
;// CONCATENATED MODULE: ./build/src/wire/policy-evaluation.js
/** Policy evaluations and their outcomes, the successor of policy checks (api-facts 3.4). */


/** Some clients and servers write these keys with an underscore: both are kept, readers take either. */
const resultCount = dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({
    'advisory-failed': resource/* count */.U9,
    'mandatory-failed': resource/* count */.U9,
    passed: resource/* count */.U9,
    errored: resource/* count */.U9,
})));
const policyEvaluationSchema = (0,resource/* resource */.Zc)('policy-evaluations', dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    'policy-kind': resource/* text */.Qq,
    'policy-tool-version': resource/* text */.Qq,
    'result-count': resultCount,
    'status-timestamps': resource/* timestamps */.AP,
}));
/** Inner keys are snake_case on the wire. `output` is whatever the policy returned. */
const outcomeSchema = dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    policy_name: resource/* text */.Qq,
    enforcement_level: resource/* text */.Qq,
    query: resource/* text */.Qq,
    description: resource/* text */.Qq,
    output: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const policySetOutcomeSchema = (0,resource/* resource */.Zc)('policy-set-outcomes', dist/* looseObject */._H3({
    outcomes: dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(outcomeSchema))),
    /** The whole policy set could not be evaluated. */
    error: resource/* text */.Qq,
    warnings: dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(dist/* unknown */.L5J()))),
    overridable: resource/* flag */.Jt,
    'policy-set-name': resource/* text */.Qq,
    'policy-set-description': resource/* text */.Qq,
    'policy-tool-version': resource/* text */.Qq,
    'result-count': resultCount,
}));
//# sourceMappingURL=policy-evaluation.js.map
;// CONCATENATED MODULE: ./build/src/client/policy-evaluations.js





function createPolicyEvaluations(api) {
    return {
        show: (id) => showPolicyEvaluation(api, id),
        outcomes: (id) => listOf(api, policySetOutcomeSchema, {
            path: path `/policy-evaluations/${id}/policy-set-outcomes`,
            asking: { what: 'list the outcomes of the policy evaluation', needs: READ_RUNS },
        }),
    };
}
async function showPolicyEvaluation(api, id) {
    return api.ask({
        method: 'GET',
        path: path `/policy-evaluations/${id}`,
        asking: { what: 'read the policy evaluation', needs: READ_RUNS },
    }, (document) => readOne(document, policyEvaluationSchema));
}
//# sourceMappingURL=policy-evaluations.js.map
;// CONCATENATED MODULE: ./build/src/wire/task-stage.js
/** Task stages and the results of run tasks (api-facts 3.4). */


const taskStageSchema = (0,resource/* resource */.Zc)('task-stages', dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    stage: dist/* string */.YjP(),
    'status-timestamps': resource/* timestamps */.AP,
    actions: dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({ 'is-overridable': resource/* flag */.Jt }))),
    permissions: dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({
        'can-override': resource/* flag */.Jt,
        'can-override-policy': resource/* flag */.Jt,
        'can-override-tasks': resource/* flag */.Jt,
    }))),
}));
const taskResultSchema = (0,resource/* resource */.Zc)('task-results', dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    message: resource/* text */.Qq,
    url: resource/* text */.Qq,
    'task-name': resource/* text */.Qq,
    stage: resource/* text */.Qq,
    /** `advisory` or `mandatory`. */
    'workspace-task-enforcement-level': resource/* text */.Qq,
    'task-result-outcomes-count': resource/* count */.U9,
    'status-timestamps': resource/* timestamps */.AP,
}));
//# sourceMappingURL=task-stage.js.map
;// CONCATENATED MODULE: ./build/src/client/create-run.js
/** POST /runs, so that one configuration version never gets two runs. */








const ASKING = {
    what: 'create a run',
    needs: QUEUE_PLANS,
};
const create_run_CALL_BUDGET_MS = 5 * 60_000;
const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
/** A service may say "uploaded" a moment before its run queue agrees. */
const PATIENCE = 3;
async function createRun(api, workspaceId, versionId, attributes) {
    const { clock, deadline } = api.ports;
    const until = Math.min(clock.now() + create_run_CALL_BUDGET_MS, deadline);
    const scoped = api.until(until);
    for (let refusals = 0;;) {
        try {
            return await postRun(scoped, workspaceId, versionId, attributes);
        }
        catch (error) {
            if (!(error instanceof client_errors/* ServiceError */._) || error.status !== 422)
                throw error;
            const waited = await waitWhileProcessed(scoped, versionId);
            const worthIt = waited || (saysStillProcessed(error) && refusals < PATIENCE);
            if (!worthIt)
                throw error;
            refusals++;
            if (!waited)
                await scoped.wait(FIRST_POLL_MS * refusals, ASKING);
        }
    }
}
async function postRun(api, workspaceId, versionId, attributes) {
    return api.ask({
        method: 'POST',
        path: path `/runs`,
        class: 'create',
        problems: checkIds(workspaceId, versionId),
        asking: ASKING,
        body: {
            data: {
                type: 'runs',
                attributes: {
                    message: attributes.message,
                    'plan-only': attributes.planOnly,
                    'save-plan': attributes.savePlan,
                    'auto-apply': attributes.autoApply,
                },
                relationships: {
                    workspace: { data: { type: 'workspaces', id: workspaceId } },
                    'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
                },
            },
        },
        recovery: {
            settles: [409, 422],
            async look(failure, until) {
                const run = await findTwice(api.until(until), workspaceId, versionId, failure);
                return run && { value: run };
            },
        },
    }, (document) => {
        const run = readOne(document, runSchema);
        const [version] = relation(run, 'configuration-version') ?? [];
        if (version !== undefined && version.id !== versionId) {
            throw new client_errors/* ServiceError */._(`Could not create a run: the service answered with ${run.id}, which uses another configuration version (${version.id}) than the one asked for (${versionId}).`, { code: 'unreadable', method: 'POST', path: '/api/v2/runs' });
        }
        return run;
    });
}
/** A request that was only cut off here may still be at work there: absence is told by two looks. */
async function findTwice(api, workspaceId, versionId, failure) {
    const first = await findRun(api, workspaceId, versionId);
    const settled = failure.status !== undefined && failure.status !== 504;
    if (first !== undefined || settled)
        return first;
    await api.wait(SECOND_LOOK_MS, ASKING);
    return findRun(api, workspaceId, versionId);
}
const SECOND_LOOK_MS = 2000;
/** Whether there was something to wait for. A version that cannot be processed ends here. */
async function waitWhileProcessed(api, versionId) {
    const { clock, deadline } = api.ports;
    let waitMs = FIRST_POLL_MS;
    for (let polls = 0;; polls++) {
        const { version } = await showVersion(api, versionId);
        const { status, 'error-message': message } = version.attributes;
        if (status === 'errored') {
            const said = message ?? version.attributes.error ?? 'it gave no reason';
            throw new client_errors/* ServiceError */._(`Could not create a run: the service could not process the configuration version ${versionId}: ${said}`, { code: 'unprocessable', method: 'POST', path: '/api/v2/runs', errors: [{ detail: said }] });
        }
        if (status !== 'pending' && status !== 'fetching')
            return polls > 0;
        if (clock.now() + waitMs > deadline) {
            throw new client_errors/* ServiceError */._(`Could not create a run: the configuration version ${versionId} was still "${status}" when time was up.`, { code: 'timeout', method: 'POST', path: '/api/v2/runs' });
        }
        await api.wait(waitMs, ASKING);
        waitMs = Math.min(waitMs * 1.5, LONGEST_POLL_MS);
    }
}
function saysStillProcessed(error) {
    return error.errors.some(({ title, detail }) => /still being processed|invalid run parameters/i.test(`${title} ${detail}`));
}
//# sourceMappingURL=create-run.js.map
;// CONCATENATED MODULE: ./build/src/client/plan-log.js
const PIECE_BYTES = 1024 * 1024;
/** What is read at most to find the end of a log. */
const MOST_BYTES = 64 * 1024 * 1024;
const START = 0x02;
const END = 0x03;
async function readPlanLog(api, plan, maxBytes) {
    const url = plan.attributes['log-read-url'];
    if (typeof url !== 'string' || url === '')
        return '';
    let tail = new Uint8Array();
    for (let offset = 0; offset < MOST_BYTES;) {
        const piece = await readPiece(api, url, offset);
        offset += piece.length;
        tail = endOf(Buffer.concat([tail, piece]), maxBytes + 2);
        // Not a full piece: the end. Longer than asked for: a service that sends it all at once.
        if (piece.length !== PIECE_BYTES || piece.at(-1) === END)
            break;
    }
    const from = tail[0] === START ? 1 : 0;
    const to = tail.at(-1) === END ? -1 : undefined;
    return new TextDecoder().decode(endOf(tail.subarray(from, to), maxBytes));
}
async function readPiece(api, url, offset) {
    const ranged = URL.canParse(url, api.origin) ? new URL(url, api.origin) : undefined;
    ranged?.searchParams.set('limit', String(PIECE_BYTES));
    ranged?.searchParams.set('offset', String(offset));
    return api.secret({
        method: 'GET',
        url: ranged?.href ?? url,
        called: '(log URL)',
        asking: { what: 'read the log of the plan', needs: 'a log URL that has not expired' },
        class: 'safe',
        maxBytes: MOST_BYTES,
        read(answer) {
            if (answer.status === 200 || answer.status === 206)
                return { value: answer.body };
            // Nothing there yet, or nothing after this offset.
            return answer.status === 204 || answer.status === 416
                ? { value: new Uint8Array() }
                : undefined;
        },
    });
}
function endOf(bytes, length) {
    return bytes.length > length ? bytes.subarray(bytes.length - length) : bytes;
}
//# sourceMappingURL=plan-log.js.map
;// CONCATENATED MODULE: ./build/src/client/run-events.js
/** What happened to a run, by whom, and what they said of it. */







async function listRunEvents(api, runId) {
    const include = { resource: 'run-events', names: ['actor', 'comment'] };
    try {
        return await withIncludes(api, include, (names) => api.ask({
            method: 'GET',
            path: path `/runs/${runId}/run-events`,
            query: { include: names },
            asking: { what: 'read the events of the run', needs: READ_RUNS },
        }, (document) => readMany(document, runEventSchema).map((event) => withRelated(event, document))));
    }
    catch (error) {
        if (error instanceof client_errors/* ServiceError */._ && error.code === 'not-found')
            return [];
        throw error;
    }
}
function withRelated(event, document) {
    const [actorId] = relation(event, 'actor') ?? [];
    const [commentId] = relation(event, 'comment') ?? [];
    const actor = actorId && findIncluded(document, actorId, userSchema)?.attributes.username;
    const comment = commentId && findIncluded(document, commentId, commentSchema)?.attributes.body;
    return {
        event,
        ...(actor ? { actor } : {}),
        ...(comment ? { comment } : {}),
    };
}
//# sourceMappingURL=run-events.js.map
;// CONCATENATED MODULE: ./build/src/client/stop-run.js
/** Cancel and discard: what matters is that the run is over, not who ended it. */




const OVER = new Set([
    'applied',
    'discarded',
    'errored',
    'canceled',
    'force_canceled',
    'planned_and_finished',
    'policy_soft_failed',
]);
async function stopRun(api, id, action, body) {
    try {
        await api.tell({
            method: 'POST',
            path: path `/runs/${id}/actions/${action}`,
            ...body,
            asking: {
                what: `${action} the run`,
                needs: 'the permission to queue plans or to apply on the workspace',
                onConflict: action === 'cancel'
                    ? 'Only a run that waits, plans or applies can be cancelled: discard it instead if it waits for somebody.'
                    : 'Only a run that waits for somebody can be discarded: cancel it instead while it plans.',
            },
            recovery: {
                settles: [],
                look: async (_failure, until) => (await isOver(api.until(until), id)) ? { value: undefined } : undefined,
            },
        });
    }
    catch (error) {
        if (error instanceof client_errors/* ServiceError */._ && error.code === 'conflict' && (await isOver(api, id))) {
            return;
        }
        throw error;
    }
}
async function isOver(api, id) {
    return api.ask({ method: 'GET', path: path `/runs/${id}`, asking: { what: 'read the run' } }, (document) => OVER.has(readOne(document, runSchema).attributes.status));
}
//# sourceMappingURL=stop-run.js.map
;// CONCATENATED MODULE: ./build/src/client/runs.js













function createRuns(api) {
    return {
        create: (workspaceId, versionId, attributes = {}) => createRun(api, workspaceId, versionId, attributes),
        show: (id, options = {}) => showRun(api, id, options.include ?? []),
        list: (workspaceId, query) => listRuns(api, workspaceId, query),
        findByConfigurationVersion: (workspaceId, versionId) => findRun(api, workspaceId, versionId),
        cancel: (id, comment) => stopRun(api, id, 'cancel', commentBody(comment)),
        discard: (id, comment) => stopRun(api, id, 'discard', commentBody(comment)),
        events: (id) => listRunEvents(api, id),
        plan: (id) => api.ask({
            method: 'GET',
            path: path `/plans/${id}`,
            asking: { what: 'read the plan', needs: READ_RUNS },
        }, (document) => {
            const plan = readOne(document, planSchema);
            keepLogSecret(api, plan);
            return plan;
        }),
        planLog: (plan, maxBytes) => readPlanLog(api, plan, maxBytes),
    };
}
async function showRun(api, id, include) {
    const { related, missingStages } = await withIncludes(api, { resource: 'runs', names: include }, (names) => api.ask({
        method: 'GET',
        path: path `/runs/${id}`,
        query: { include: names },
        asking: { what: 'read the run', needs: READ_RUNS },
    }, (document) => resolve(api, document, names?.split(',') ?? [])));
    // A stage that is named but was not sent could be the one that fails.
    for (const stage of missingStages)
        related.taskStages?.push(await showStage(api, stage));
    return related;
}
function resolve(api, document, asked) {
    const run = readOne(document, runSchema);
    const one = (name, schema) => {
        const [identifier] = relation(run, name) ?? [];
        return identifier && findIncluded(document, identifier, schema);
    };
    const plan = one('plan', planSchema);
    if (plan !== undefined)
        keepLogSecret(api, plan);
    const costEstimate = one('cost-estimate', costEstimateSchema);
    const configurationVersion = one('configuration-version', configurationVersionSchema);
    const workspace = one('workspace', workspaceSchema);
    const named = asked.includes('task_stages') ? relation(run, 'task-stages') : undefined;
    const stages = named?.map((identifier) => findIncluded(document, identifier, taskStageSchema));
    return {
        related: {
            run,
            ...(plan && { plan }),
            ...(costEstimate && { costEstimate }),
            ...(configurationVersion && { configurationVersion }),
            ...(workspace && { workspace }),
            ...(stages && { taskStages: stages.filter((stage) => stage !== undefined) }),
        },
        missingStages: (named ?? [])
            .filter((_, index) => stages?.[index] === undefined)
            .map((identifier) => identifier.id),
    };
}
async function showStage(api, id) {
    return api.ask({
        method: 'GET',
        path: path `/task-stages/${id}`,
        asking: { what: 'read the task stage', needs: READ_RUNS },
    }, (document) => readOne(document, taskStageSchema));
}
function keepLogSecret(api, plan) {
    const url = plan.attributes['log-read-url'];
    if (typeof url === 'string')
        api.shared.keepSecret(url);
}
//# sourceMappingURL=runs.js.map
;// CONCATENATED MODULE: ./build/src/client/task-stages.js








const INCLUDE = { resource: 'task-stages', names: ['policy_evaluations', 'task_results'] };
function createTaskStages(api) {
    return {
        list: (runId) => list(api, {
            path: path `/runs/${runId}/task-stages`,
            asking: { what: 'list the task stages of the run', needs: READ_RUNS },
            include: INCLUDE,
            idOf: ({ stage }) => stage.id,
            read: (document) => {
                const attached = attachments(document);
                return Promise.all(readMany(document, taskStageSchema).map((stage) => complete(api, gather(document, stage, attached))));
            },
            absent: (refusal) => runHasNone(api, runId, 'task-stages', refusal),
        }),
        show: async (id) => complete(api, await task_stages_showStage(api, id)),
        override: (id, options = {}) => api.ask({
            method: 'POST',
            path: path `/task-stages/${id}/actions/override`,
            ...commentBody(options.comment),
            asking: {
                what: 'override the task stage',
                needs: MANAGE_OVERRIDES,
                onConflict: 'Only a stage that waits for an override can be overridden.',
            },
            recovery: {
                settles: [409],
                async look(_failure, until) {
                    const { stage } = await task_stages_showStage(api.until(until), id);
                    return wentOn(stage) ? { value: stage } : undefined;
                },
            },
        }, (document) => readOne(document, taskStageSchema)),
    };
}
/** An overridden stage goes on; one that failed or was canceled did not get there by an override. */
function wentOn(stage) {
    return stage.attributes.status === 'running' || stage.attributes.status === 'passed';
}
async function task_stages_showStage(api, id) {
    return withIncludes(api, INCLUDE, (include) => api.ask({
        method: 'GET',
        path: path `/task-stages/${id}`,
        query: { include },
        asking: { what: 'read the task stage', needs: READ_RUNS },
    }, (document) => gather(document, readOne(document, taskStageSchema), attachments(document))));
}
function gather(document, stage, attached) {
    const evaluations = pick(document, evaluationsOf(stage, attached), policyEvaluationSchema);
    const results = pick(document, relation(stage, 'task-results') ?? [], taskResultSchema);
    return {
        stage,
        evaluations: evaluations.found,
        results: results.found,
        missingEvaluations: evaluations.missing,
        missingResults: results.missing,
    };
}
function attachments(document) {
    const attached = new Map();
    for (const { id, type, relationships } of includedOfType(document, 'policy-evaluations')) {
        const [stage] = relation({ relationships }, 'policy-attachable') ?? [];
        if (stage === undefined)
            continue;
        const others = attached.get(stage.id);
        if (others === undefined)
            attached.set(stage.id, [{ id, type }]);
        else
            others.push({ id, type });
    }
    return attached;
}
/** Those the stage names and those that name the stage: neither side alone is always told. */
function evaluationsOf(stage, attached) {
    const named = relation(stage, 'policy-evaluations') ?? [];
    const known = new Set(named.map(({ id }) => id));
    return [...named, ...(attached.get(stage.id) ?? []).filter(({ id }) => !known.has(id))];
}
function pick(document, identifiers, schema) {
    const found = [];
    const missing = [];
    for (const identifier of identifiers) {
        const resource = findIncluded(document, identifier, schema);
        if (resource === undefined)
            missing.push(identifier.id);
        else
            found.push(resource);
    }
    return { found, missing };
}
/** Whatever was named and not sent could be what failed: it is read before anything is answered. */
async function complete(api, gathered) {
    const { stage } = gathered;
    return {
        stage,
        policyEvaluations: [
            ...gathered.evaluations,
            ...(await Promise.all(gathered.missingEvaluations.map((id) => showPolicyEvaluation(api, id)))),
        ],
        taskResults: [
            ...gathered.results,
            ...(await Promise.all(gathered.missingResults.map((id) => readResource(api, path `/task-results/${id}`, 'read the run task result', taskResultSchema)))),
        ],
    };
}
async function readResource(api, path, what, schema) {
    return api.ask({ method: 'GET', path, asking: { what, needs: READ_RUNS } }, (document) => readOne(document, schema));
}
//# sourceMappingURL=task-stages.js.map
// EXTERNAL MODULE: ./build/src/wire/team-workspace.js
var team_workspace = __nccwpck_require__(7090);
;// CONCATENATED MODULE: ./build/src/wire/engine-word.js
/** `engine-mocks` of a team's access, whichever word the service used. */
function engineMocksOf(access) {
    return access.attributes['engine-mocks'] ?? access.attributes['sentinel-mocks'] ?? undefined;
}
/** Low-level detail of a policy check. Its structure is no contract: for showing, not for deciding. */
function engineDetailOf(check) {
    const { result } = check.attributes;
    return result?.engine ?? result?.sentinel ?? undefined;
}
//# sourceMappingURL=engine-word.js.map
;// CONCATENATED MODULE: ./build/src/client/access.js
/** The rules of team access that need no service to be known. Pure. */


const NAMES = Object.keys(team_workspace/* CUSTOM_ATTRIBUTES */.ky);
/** What is wrong with a grant or a change, as whole sentences. */
function accessProblems(change, access) {
    const problems = [];
    if (access !== undefined && !team_workspace/* ACCESS_LEVELS */.FF.includes(access)) {
        problems.push(`Access is one of ${team_workspace/* ACCESS_LEVELS */.FF.join(', ')}.`);
    }
    for (const name of NAMES) {
        const value = change[name];
        if (value === undefined)
            continue;
        const allowed = team_workspace/* CUSTOM_ATTRIBUTES */.ky[name];
        if (!allowed.includes(value)) {
            problems.push(`${label(name)} is one of ${allowed.join(', ')}.`);
        }
        else if (access !== undefined && access !== 'custom') {
            problems.push(`${label(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`);
        }
    }
    return problems;
}
/** The attributes as they are written; the policy engine's word is the service's own. */
function writeAccess(change, mocks) {
    const attributes = {};
    if (change.access !== undefined)
        attributes['access'] = change.access;
    for (const name of NAMES) {
        if (change[name] === undefined)
            continue;
        attributes[name === 'engine-mocks' ? mocks : name] = change[name];
    }
    return attributes;
}
/** Whether an access is the one that was asked for. */
function matchesGrant(access, grant) {
    const { attributes } = access;
    if (attributes.access !== grant.access)
        return false;
    return NAMES.every((name) => {
        const wanted = grant[name];
        if (wanted === undefined)
            return true;
        const actual = name === 'engine-mocks' ? engineMocksOf(access) : attributes[name];
        return actual === wanted;
    });
}
function label(name) {
    const words = name.replace('-', ' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
//# sourceMappingURL=access.js.map
;// CONCATENATED MODULE: ./build/src/client/dialect.js

async function speaksSentinel(api) {
    const { dialect } = api.shared;
    if (dialect !== 'auto')
        return dialect === 'sentinel';
    if (!api.shared.met) {
        await learnIdentity(api).catch((error) => {
            // Any answer has the headers that matter, a refusal too.
            if (!api.shared.met)
                throw error;
        });
    }
    return api.shared.identity.apiVersion !== undefined;
}
//# sourceMappingURL=dialect.js.map
;// CONCATENATED MODULE: ./build/src/client/team-access.js







function createTeamAccess(api) {
    const listAccess = (api, workspaceId) => listOf(api, team_workspace/* teamWorkspaceSchema */.o, {
        path: path `/team-workspaces`,
        query: { 'filter[workspace][id]': workspaceId },
        problems: checkIds(workspaceId),
        whole: true,
        asking: {
            what: 'list the team access of the workspace',
            needs: 'to see the workspace as a member of the organization',
        },
    });
    return {
        list: (workspaceId) => listAccess(api, workspaceId),
        show: (id) => api.ask({
            method: 'GET',
            path: path `/team-workspaces/${id}`,
            asking: { what: 'read the team access', needs: 'to see the team and the workspace' },
        }, (document) => readOne(document, team_workspace/* teamWorkspaceSchema */.o)),
        async add(grant) {
            const asking = {
                what: 'add the team to the workspace',
                needs: MANAGE_ACCESS,
                onTooLarge: 'A team has one access per workspace: update the one it has, if there is one.',
            };
            const problems = [
                ...accessProblems(grant, grant.access),
                ...checkIds(grant.workspaceId, grant.teamId),
            ];
            return api.ask({
                method: 'POST',
                path: path `/team-workspaces`,
                class: 'create',
                asking,
                problems,
                body: {
                    data: {
                        type: 'team-workspaces',
                        attributes: problems.length > 0 ? {} : await attributesOf(api, grant),
                        relationships: {
                            workspace: { data: { type: 'workspaces', id: grant.workspaceId } },
                            team: { data: { type: 'teams', id: grant.teamId } },
                        },
                    },
                },
                recovery: {
                    settles: [409, 422],
                    async look(_failure, until) {
                        const all = await listAccess(api.until(until), grant.workspaceId).all();
                        const same = all.find((candidate) => relation(candidate, 'team')?.[0]?.id === grant.teamId &&
                            matchesGrant(candidate, grant));
                        return same && { value: same };
                    },
                },
            }, (document) => readOne(document, team_workspace/* teamWorkspaceSchema */.o));
        },
        async update(id, change) {
            const asking = { what: 'change the team access', needs: MANAGE_ACCESS };
            const location = path `/team-workspaces/${id}`;
            const problems = accessProblems(change, change.access);
            if (Object.values(change).every((value) => value === undefined)) {
                problems.push('There is nothing to change: give an access level or an attribute.');
            }
            if (problems.length > 0) {
                throw api.refuse('PATCH', location, asking, problems);
            }
            return api.ask({
                method: 'PATCH',
                path: location,
                asking,
                body: { data: { type: 'team-workspaces', attributes: await attributesOf(api, change) } },
                // Setting the same values again changes nothing.
                recovery: { settles: [], look: async () => undefined },
            }, (document) => readOne(document, team_workspace/* teamWorkspaceSchema */.o));
        },
        remove: (id) => api.tell({
            method: 'DELETE',
            path: path `/team-workspaces/${id}`,
            asking: { what: 'remove the team from the workspace', needs: MANAGE_ACCESS },
            // Not found after an attempt of unknown outcome: that attempt removed it.
            recovery: {
                settles: [404],
                look: async ({ status }) => (status === 404 ? { value: undefined } : undefined),
            },
        }),
    };
}
async function attributesOf(api, change) {
    const sentinel = change['engine-mocks'] !== undefined && (await speaksSentinel(api));
    return writeAccess(change, sentinel ? 'sentinel-mocks' : 'engine-mocks');
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/wire/tf-policy.js
/** Terraform policy, the third policy system (beta; api-facts 3.6). */


const tfPolicyEvaluationSchema = (0,resource/* resource */.Zc)('tf-policy-evaluations', dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    'stage-type': resource/* text */.Qq,
    'result-count': dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({
        'advisory-failed': resource/* count */.U9,
        'mandatory-failed': resource/* count */.U9,
        'mandatory-overridable-failed': resource/* count */.U9,
        passed: resource/* count */.U9,
        errored: resource/* count */.U9,
        unknown: resource/* count */.U9,
    }))),
    error: dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({ type: resource/* text */.Qq, summary: resource/* text */.Qq, detail: resource/* text */.Qq }))),
    actions: dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({ 'is-overridable': resource/* flag */.Jt }))),
    permissions: dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({ 'can-override': resource/* flag */.Jt }))),
    'status-timestamps': resource/* timestamps */.AP,
}));
const diagnosticResourceSchema = dist/* looseObject */._H3({
    resource_name: resource/* text */.Qq,
    error_message: resource/* text */.Qq,
    info_message: resource/* text */.Qq,
    file_name: resource/* text */.Qq,
    code: resource/* text */.Qq,
    start_line: resource/* count */.U9,
});
const tfPolicyOutcomeSchema = dist/* looseObject */._H3({
    policy_name: resource/* text */.Qq,
    file_name: resource/* text */.Qq,
    enforcement_level: resource/* text */.Qq,
    status: dist/* string */.YjP(),
    diagnostics: dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(dist/* looseObject */._H3({
        summary: resource/* text */.Qq,
        code: resource/* text */.Qq,
        context: resource/* text */.Qq,
        start_line: resource/* count */.U9,
        error_message: resource/* text */.Qq,
        resources: dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(diagnosticResourceSchema))),
    })))),
});
const tfPolicySetOutcomeSchema = (0,resource/* resource */.Zc)('tf-policy-set-outcomes', dist/* looseObject */._H3({
    outcomes: dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(tfPolicyOutcomeSchema))),
    'policy-set-name': resource/* text */.Qq,
    error: dist/* optional */.lqM(dist/* unknown */.L5J()),
}));
//# sourceMappingURL=tf-policy.js.map
;// CONCATENATED MODULE: ./build/src/client/tf-policy-evaluations.js






function createTfPolicyEvaluations(api) {
    return {
        list: (runId) => listOf(api, tfPolicyEvaluationSchema, {
            path: path `/runs/${runId}/tf-policy-evaluations`,
            asking: { what: 'list the Terraform policy evaluations of the run', needs: READ_RUNS },
            absent: (refusal) => runHasNone(api, runId, 'tf-policy-evaluations', refusal),
        }),
        outcomes: (id) => listOf(api, tfPolicySetOutcomeSchema, {
            path: path `/tf-policy-evaluations/${id}/tf-policy-set-outcomes`,
            asking: { what: 'list the outcomes of the Terraform policy evaluation', needs: READ_RUNS },
        }),
        override: (id, options = {}) => api.ask({
            method: 'POST',
            path: path `/tf-policy-evaluations/${id}/actions/override`,
            ...commentBody(options.comment),
            asking: {
                what: 'override the Terraform policy evaluation',
                needs: MANAGE_OVERRIDES,
                onConflict: 'Only an evaluation that waits for an override can be overridden.',
            },
            recovery: {
                settles: [409],
                async look(_failure, until) {
                    const evaluation = await show(api.until(until), id);
                    return evaluation.attributes.status === 'overridden'
                        ? { value: evaluation }
                        : undefined;
                },
            },
        }, (document) => readOne(document, tfPolicyEvaluationSchema)),
    };
}
async function show(api, id) {
    return api.ask({
        method: 'GET',
        path: path `/tf-policy-evaluations/${id}`,
        asking: { what: 'read the Terraform policy evaluation', needs: READ_RUNS },
    }, (document) => readOne(document, tfPolicyEvaluationSchema));
}
//# sourceMappingURL=tf-policy-evaluations.js.map
;// CONCATENATED MODULE: ./build/src/client/workspaces.js




const READ = 'the permission to read the workspace';
function createWorkspaces(api) {
    return {
        showByName: (organization, name) => api.ask({
            method: 'GET',
            path: path `/organizations/${organization}/workspaces/${name}`,
            asking: { what: `find the workspace "${name}" of "${organization}"`, needs: READ },
        }, (document) => readOne(document, workspaceSchema)),
        show: (id) => api.ask({
            method: 'GET',
            path: path `/workspaces/${id}`,
            asking: { what: 'read the workspace', needs: READ },
        }, (document) => readOne(document, workspaceSchema)),
        list: (organization, query = {}) => listOf(api, workspaceSchema, {
            path: path `/organizations/${organization}/workspaces`,
            query: {
                'search[tags]': query.tags?.join(','),
                'filter[project][id]': query.project,
                'search[name]': query.search,
            },
            problems: query.project === undefined ? [] : checkIds(query.project),
            asking: { what: `list the workspaces of "${organization}"`, needs: READ },
        }),
        async findProject(organization, name) {
            const projects = listOf(api, projectSchema, {
                path: path `/organizations/${organization}/projects`,
                query: { 'filter[names]': name },
                asking: { what: `find the project "${name}" of "${organization}"`, needs: READ },
            });
            // A service that does not know the filter lists all of them.
            for await (const project of projects)
                if (project.attributes.name === name)
                    return project;
            return undefined;
        },
    };
}
//# sourceMappingURL=workspaces.js.map
;// CONCATENATED MODULE: ./build/src/client/create-client.js
/** Puts the client together: one shared budget and memory, one namespace per resource. */















/** Throws a ServiceError with the code `invalid` for an origin or a token that cannot be one. */
function createClient(options) {
    const origin = (0,client_origin/* parseOrigin */.e)(options.origin);
    const problems = [
        ...(typeof origin === 'string' ? [origin] : []),
        ...tokenProblems(options.token),
    ];
    if (typeof origin === 'string' || problems.length > 0) {
        throw new client_errors/* ServiceError */._(`Cannot talk to the service: ${problems.join(' ')}`, {
            code: 'invalid',
            method: 'GET',
            path: '/',
            remedy: problems.join(' '),
        });
    }
    const shared = createShared(options.log, options.dialect ?? 'auto');
    shared.keepSecret(options.token);
    return assemble(options, origin, shared);
}
function assemble(options, origin, shared) {
    const { send, clock, random, log, signal, deadline } = options;
    const api = createApi(origin, options.token, {
        send,
        clock,
        random,
        log,
        shared,
        signal,
        deadline: deadline ?? Number.POSITIVE_INFINITY,
    });
    return {
        origin: origin.origin,
        workspaces: createWorkspaces(api),
        configurationVersions: createConfigurationVersions(api),
        runs: createRuns(api),
        policyChecks: createPolicyChecks(api),
        taskStages: createTaskStages(api),
        policyEvaluations: createPolicyEvaluations(api),
        tfPolicyEvaluations: createTfPolicyEvaluations(api),
        teamAccess: createTeamAccess(api),
        agentTokens: createAgentTokens(api),
        account: () => readAccount(api),
        ping: () => learnIdentity(api),
        with: (scope) => assemble({ ...options, ...scope }, origin, shared),
    };
}
/** What a header can carry, and nothing that only looks like a token. */
function tokenProblems(token) {
    if (token === '')
        return ['The token is empty.'];
    return /^[\x21-\x7e]+$/.test(token)
        ? []
        : ['The token holds spaces, line ends or other characters that no token has: copy it again.'];
}
//# sourceMappingURL=create-client.js.map

/***/ }),

/***/ 486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    code;
    method;
    path;
    status;
    errors;
    remedy;
    retryAfterMs;
    constructor(message, facts, options) {
        super(message, options);
        this.code = facts.code;
        this.method = facts.method;
        this.path = facts.path;
        this.status = facts.status;
        this.errors = facts.errors ?? [];
        this.remedy = facts.remedy;
        this.retryAfterMs = facts.retryAfterMs;
    }
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 3779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   e: () => (/* binding */ parseOrigin)
/* harmony export */ });
/** Where a token may go: one origin, over TLS unless it never leaves this machine. */
/** `hostname` as URL has it: `localhost`, `127.0.0.1`, `[::1]`. */
function isLoopback(hostname) {
    return (hostname === 'localhost' ||
        hostname === '[::1]' ||
        /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname));
}
/** The origin as a URL, or why it cannot be one, as a sentence. */
function parseOrigin(origin) {
    if (!URL.canParse(origin))
        return `"${origin.slice(0, 80)}" is not an origin such as https://app.terraform.io.`;
    const url = new URL(origin);
    if (url.username !== '' || url.password !== '')
        return 'An origin holds no user name or password.';
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
        return `An origin ends after its host: write ${url.origin}.`;
    }
    if (url.protocol === 'https:')
        return url;
    if (url.protocol === 'http:' && isLoopback(url.hostname))
        return url;
    return `The token is sent over https only (plain http to this machine alone): write https://${url.host}.`;
}
//# sourceMappingURL=origin.js.map

/***/ }),

/***/ 1478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ watchProgress),
/* harmony export */   b: () => (/* binding */ ARCHIVE_PROGRESS)
/* harmony export */ });
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7709);
/** A transfer that has all but stopped is given up long before the time for the whole is over. */

/** Of archives, either way: 1 KiB per second, and what a service may take to put one away. */
const ARCHIVE_PROGRESS = { bytes: 60 * 1024, ms: 60_000, answerMs: 5 * 60_000 };
/** Calls `giveUp` at most once, and never after `end`. */
function watchProgress({ bytes, ms, answerMs }, giveUp) {
    let moved = 0;
    const stop = (why) => {
        clearInterval(timer);
        giveUp(new _ports_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w('timeout', why));
    };
    let timer = setInterval(() => {
        if (moved < bytes)
            stop(`less than ${bytes} bytes moved within ${ms} ms`);
        moved = 0;
    }, ms);
    return {
        moved: (more) => (moved += more),
        sent: () => {
            clearInterval(timer);
            timer = setTimeout(() => stop(`no answer within ${answerMs} ms of the last byte`), answerMs);
        },
        end: () => clearInterval(timer),
    };
}
//# sourceMappingURL=progress.js.map

/***/ }),

/***/ 6880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ createSend)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(7075);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __nccwpck_require__(1692);
// EXTERNAL MODULE: ./build/src/ports.js
var ports = __nccwpck_require__(7709);
// EXTERNAL MODULE: ./build/src/client/origin.js
var origin = __nccwpck_require__(3779);
// EXTERNAL MODULE: ./build/src/client/progress.js
var progress = __nccwpck_require__(1478);
;// CONCATENATED MODULE: ./build/src/client/transport-failure.js
/** What a failed request means: whether it can have arrived, and whether trying again can help. */

const FAILURES = {
    ENOTFOUND: 'not-sent',
    EAI_AGAIN: 'not-sent',
    EAI_FAIL: 'not-sent',
    EHOSTUNREACH: 'not-sent',
    ENETUNREACH: 'not-sent',
    EHOSTDOWN: 'not-sent',
    ENETDOWN: 'not-sent',
    EADDRNOTAVAIL: 'not-sent',
    ECONNREFUSED: 'not-sent',
    UND_ERR_CONNECT_TIMEOUT: 'not-sent',
    UND_ERR_HEADERS_TIMEOUT: 'timeout',
    UND_ERR_BODY_TIMEOUT: 'timeout',
    UND_ERR_HEADERS_OVERFLOW: 'too-large',
    UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too-large',
    UND_ERR_REQ_CONTENT_LENGTH_MISMATCH: 'local',
    UND_ERR_INVALID_ARG: 'tls',
    UND_ERR_NOT_SUPPORTED: 'tls',
    EPROTO: 'tls',
    CERT_HAS_EXPIRED: 'tls',
    CERT_NOT_YET_VALID: 'tls',
    CERT_REJECTED: 'tls',
    CERT_REVOKED: 'tls',
    CERT_UNTRUSTED: 'tls',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'tls',
    HOSTNAME_MISMATCH: 'tls',
    INVALID_CA: 'tls',
    SELF_SIGNED_CERT_IN_CHAIN: 'tls',
    UNABLE_TO_GET_ISSUER_CERT: 'tls',
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'tls',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls',
};
/** Anything unknown counts as `broken`: the service may have acted. */
function toTransportError(error) {
    if (error instanceof ports/* TransportError */.w)
        return error;
    const cause = deepest(error);
    const code = codeOf(cause);
    const message = messageOf(cause, code);
    return new ports/* TransportError */.w(failureOf(code, cause), message, { cause: error });
}
function failureOf(code, error) {
    const known = FAILURES[code];
    if (known !== undefined)
        return known;
    if (code.startsWith('ERR_TLS_') || code.startsWith('ERR_SSL_'))
        return 'tls';
    const whileConnecting = typeof error === 'object' && error !== null && Reflect.get(error, 'syscall') === 'connect';
    if (whileConnecting)
        return 'not-sent';
    const proxy = proxyStatus(error);
    // A proxy that wants to know who asks, or forbids it, will not change its mind.
    if (proxy !== undefined)
        return proxy === 407 || proxy === 403 ? 'tls' : 'not-sent';
    return 'broken';
}
function proxyStatus(error) {
    const said = error instanceof Error ? /^Proxy response \((\d{3})\)/.exec(error.message) : null;
    return said === null ? undefined : Number(said[1]);
}
/** Several addresses were tried: the first failure stands for all. */
function deepest(error) {
    return error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;
}
function codeOf(error) {
    const code = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
    return typeof code === 'string' ? code : '';
}
function messageOf(error, code) {
    const said = error instanceof Error ? error.message : String(error);
    return code === '' || said.includes(code) ? said : `${said} (${code})`;
}
//# sourceMappingURL=transport-failure.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/src/client/write-whole.js
/** A file that is complete or not there. */




/** Writes beside the file and renames at the end; whatever goes wrong, nothing is left behind. */
async function writeWhole(file, fill) {
    const part = (0,external_node_path_.join)((0,external_node_path_.dirname)(file), `.${(0,external_node_path_.basename)(file)}.${(0,external_node_crypto_.randomUUID)()}.part`);
    let handle;
    try {
        handle = await (0,promises_.open)(part, 'wx');
    }
    catch (error) {
        throw local(error);
    }
    try {
        const bytes = await fill(async (chunk) => {
            try {
                await handle.writeFile(chunk);
            }
            catch (error) {
                throw local(error);
            }
        });
        await handle.close();
        await (0,promises_.rename)(part, file).catch((error) => {
            throw local(error);
        });
        return bytes;
    }
    catch (error) {
        await handle.close().catch(() => undefined);
        await (0,promises_.rm)(part, { force: true });
        throw error;
    }
}
/** A failure of this machine, which trying again does not mend. */
function local(error) {
    const why = error instanceof Error ? error.message : String(error);
    return new ports/* TransportError */.w('local', why, { cause: error });
}
//# sourceMappingURL=write-whole.js.map
;// CONCATENATED MODULE: ./build/src/client/send.js
/**
 * HTTP over undici, and nothing decided: no redirect is followed, nothing is retried or inflated. Every
 * failure is a TransportError that says whether the request can have arrived.
 */









/** Throws a TransportError when `caFile` cannot be used. */
function createSend(options) {
    const dispatchers = createDispatchers(options);
    const send = async (request) => exchange(await dispatchers.choose(request), request, (answer) => keep(answer, request));
    const toFile = async (request, file) => exchange(await dispatchers.choose(request), request, async (answer, watch) => {
        const { statusCode: status, headers } = answer;
        const html = /^\s*text\/html\b/i.test(String(headers['content-type'] ?? ''));
        const nothing = status < 200 || status > 299 || status === 204 || html;
        if (nothing)
            return { ...(await keep(answer, request)), bytes: 0 };
        assertCheckable(answer);
        const bytes = await writeWhole(file, (write) => drain(answer, request, async (chunk) => {
            watch?.moved(chunk.length);
            await write(chunk);
        }));
        return { ...headOf(answer), body: new Uint8Array(), bytes };
    });
    return Object.assign(send, { toFile, close: () => dispatchers.close() });
}
/** A proxy or none, connections kept or not: made when first needed. */
function createDispatchers({ environment, caFile }) {
    const trust = caFile === undefined ? {} : { ca: readAuthorities(caFile, environment) };
    const made = new Map();
    return {
        async choose({ url, fresh }) {
            // Loaded with the first request: most commands that a person types send none.
            const { Agent, EnvHttpProxyAgent } = await __nccwpck_require__.e(/* import() */ 752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19));
            const direct = (0,origin/* isLoopback */.U)(url.hostname);
            const key = `${direct} ${fresh === true}`;
            const known = made.get(key);
            if (known !== undefined)
                return known;
            // No pipelining at all also means: no connection is used twice.
            const options = { connect: trust, ...(fresh === true ? { pipelining: 0 } : {}) };
            const dispatcher = direct
                ? new Agent(options)
                : new EnvHttpProxyAgent({
                    ...options,
                    requestTls: trust,
                    proxyTls: trust,
                    httpProxy: environment['http_proxy'] ?? environment['HTTP_PROXY'] ?? '',
                    httpsProxy: environment['https_proxy'] ?? environment['HTTPS_PROXY'] ?? '',
                    noProxy: environment['no_proxy'] ?? environment['NO_PROXY'] ?? '',
                });
            made.set(key, dispatcher);
            return dispatcher;
        },
        async close() {
            await Promise.all([...made.values()].map((dispatcher) => dispatcher.close()));
            made.clear();
        },
    };
}
/** Naming any authority replaces all default ones, so those are named too. */
function readAuthorities(caFile, environment) {
    const extra = environment['NODE_EXTRA_CA_CERTS'] ?? '';
    const files = [caFile, ...(extra === '' ? [] : [extra])];
    return [
        ...external_node_tls_.rootCertificates,
        ...files.map((file) => {
            const pem = readPem(file);
            if (pem.includes('-----BEGIN CERTIFICATE-----'))
                return pem;
            throw new ports/* TransportError */.w('local', `${file} holds no certificate in PEM form`);
        }),
    ];
}
function readPem(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        throw local(error);
    }
}
async function keep(answer, request) {
    const chunks = [];
    await drain(answer, request, async (chunk) => {
        chunks.push(chunk);
    });
    return { ...headOf(answer), body: Buffer.concat(chunks) };
}
/** Sends, lets `receive` read the answer, and gives up on the whole when its time is over. */
async function exchange(dispatcher, request, receive) {
    const stop = new AbortController();
    const onAbort = () => stop.abort(new ports/* TransportError */.w('aborted', 'cancelled'));
    const timer = setTimeout(() => stop.abort(new ports/* TransportError */.w('timeout', `nothing complete within ${request.timeoutMs} ms`)), Math.min(request.timeoutMs, LONGEST_TIMER_MS));
    const watch = request.progress && (0,progress/* watchProgress */.B)(request.progress, (why) => stop.abort(why));
    request.signal?.addEventListener('abort', onAbort, { once: true });
    if (request.signal?.aborted === true)
        onAbort();
    let file;
    try {
        stop.signal.throwIfAborted();
        file = isFile(request.body) ? await openBody(request.body) : undefined;
        const { request: undiciRequest } = await __nccwpck_require__.e(/* import() */ 752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19));
        const answer = await undiciRequest(request.url, {
            dispatcher,
            method: request.method,
            headers: {
                ...request.headers,
                ...(isFile(request.body) ? { 'Content-Length': String(request.body.bytes) } : {}),
            },
            body: isFile(request.body) ? read(file, watch) : (request.body ?? null),
            signal: stop.signal,
            headersTimeout: request.timeoutMs,
            bodyTimeout: request.timeoutMs,
        });
        return await receive(answer, watch);
    }
    catch (error) {
        // Whoever stopped it says why, whatever the socket made of it.
        throw stop.signal.aborted && stop.signal.reason instanceof ports/* TransportError */.w
            ? stop.signal.reason
            : toTransportError(error);
    }
    finally {
        clearTimeout(timer);
        watch?.end();
        request.signal?.removeEventListener('abort', onAbort);
        await file?.close().catch(() => undefined);
    }
}
/** What setTimeout can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function isFile(body) {
    return typeof body === 'object' && 'path' in body;
}
async function openBody(body) {
    try {
        const file = await (0,promises_.open)(body.path, 'r');
        const { size } = await file.stat();
        if (size === body.bytes)
            return file;
        await file.close();
        throw new Error(`${body.path} has ${size} bytes where ${body.bytes} were announced`);
    }
    catch (error) {
        throw local(error);
    }
}
/** The file's bytes, counted as they are taken. */
function read(file, watch) {
    if (file === undefined)
        return null;
    const chunks = file.createReadStream({ autoClose: false });
    async function* counted() {
        for await (const chunk of chunks) {
            watch?.moved(chunk.length);
            yield chunk;
        }
        watch?.sent();
    }
    return external_node_stream_.Readable.from(counted(), { objectMode: false });
}
/** Hands on what arrives, as long as it stays within the request's bound. */
async function drain(answer, request, take) {
    let bytes = 0;
    for await (const chunk of answer.body) {
        bytes += chunk.length;
        if (bytes > request.maxBytes) {
            answer.body.on('error', () => undefined).destroy();
            throw new ports/* TransportError */.w('too-large', `more than ${request.maxBytes} bytes`);
        }
        await take(chunk);
    }
    return bytes;
}
function headOf(answer) {
    const headers = {};
    for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && name !== '__proto__') {
            headers[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
        }
    }
    return { status: answer.statusCode, headers };
}
/** Without a length or chunks, a file that was cut short would look complete. */
function assertCheckable(answer) {
    const { 'content-length': length, 'transfer-encoding': coding } = answer.headers;
    if (length !== undefined || String(coding ?? '').includes('chunked'))
        return;
    answer.body.on('error', () => undefined).destroy();
    throw new ports/* TransportError */.w('broken', 'the answer does not say how long it is');
}
//# sourceMappingURL=send.js.map

/***/ }),

/***/ 7422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ SCENARIOS),
/* harmony export */   k: () => (/* binding */ SHOWN)
/* harmony export */ });
const ENCRYPT = {
    file: 'storage/volumes.tf',
    find: '  encrypted         = false\n',
    replace: '  encrypted         = true\n  kms_key_id        = aws_kms_key.data.arn\n',
};
const CLOSE_NFS = {
    file: 'storage/shared.tf',
    find: 'cidr_blocks = ["0.0.0.0/0"]',
    replace: 'cidr_blocks = ["10.20.0.0/16"]',
};
const MOVE_BUCKET = {
    file: 'network/flow-logs.tf',
    find: '  region = "us-east-1"\n',
    replace: '',
};
const TAG_EIP = {
    file: 'network/main.tf',
    find: '  domain = "vpc"\n',
    replace: '  domain = "vpc"\n  tags   = local.tags\n',
};
const TAG_ROUTES = {
    file: 'modules/vpc/subnets/main.tf',
    find: 'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n',
    replace: 'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n  tags   = var.tags\n',
};
const TAG_SCRATCH = {
    file: 'storage/volumes.tf',
    find: '  availability_zone = each.value\n',
    replace: '  availability_zone = each.value\n  tags              = local.tags\n',
};
const KEEP_EXPORTS = {
    file: 'storage/buckets.tf',
    find: 'resource "aws_s3_bucket" "exports" {\n',
    replace: `resource "aws_s3_bucket_versioning" "exports" {
  bucket = aws_s3_bucket.exports.id

  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket" "exports" {
`,
};
const MISSPELL = {
    file: 'network/main.tf',
    find: 'source = "../modules/vpc"',
    replace: 'source = "../modules/vcp"',
};
const MANDATORY = [ENCRYPT, CLOSE_NFS];
const ADVISORY = [TAG_EIP, TAG_ROUTES, TAG_SCRATCH, KEEP_EXPORTS];
const EVERYTHING = [...MANDATORY, MOVE_BUCKET, ...ADVISORY];
const SCENARIOS = {
    passed: { story: 'a pull request that mends everything', edits: EVERYTHING },
    advisory: {
        story: 'a pull request that leaves the advisory failures',
        edits: [...MANDATORY, MOVE_BUCKET],
    },
    overridden: {
        story: 'a pull request whose one mandatory failure somebody overrides while it is gated',
        edits: [...MANDATORY, ...ADVISORY],
        colleague: true,
    },
    'needs-override': {
        story: 'a pull request with a failure that somebody may override',
        edits: MANDATORY,
    },
    blocked: { story: 'a pull request with mistakes that nobody may let pass', edits: [] },
    errored: { story: 'a pull request that cannot be planned', edits: [...EVERYTHING, MISSPELL] },
    undecided: {
        story: 'a pull request whose policies are never evaluated, although the run ends well',
        edits: EVERYTHING,
        script: { workspace: 'net-prod', reference: { evaluationStuck: true } },
    },
    canceled: {
        story: 'a pull request whose run somebody else cancels',
        edits: EVERYTHING,
        script: {
            workspace: 'net-prod',
            reference: { interruption: { at: 'planning', action: 'cancel' } },
        },
    },
};
/** What the stand-ins are shown as: their own addresses are gone once somebody follows a link. */
const SHOWN = {
    service: 'https://app.terraform.example',
    github: 'https://github.example',
};
//# sourceMappingURL=scenarios.js.map

/***/ }),

/***/ 9337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ overrideRun)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(486);

/** Rejects only when the run or what was decided about it cannot be read. */
async function overrideRun(client, runId, reason) {
    const { workspace } = await client.runs.show(runId, { include: ['workspace'] });
    const candidates = await findCandidates(client, runId);
    const by = await client.account().then(({ account }) => account.attributes.username ?? undefined, () => undefined);
    const result = {
        runId,
        ...(workspace ? { workspace: workspace.attributes.name } : {}),
        ...(by === undefined ? {} : { by }),
        reason,
        overridden: [],
        refused: [],
        final: [],
    };
    for (const { item, state, act } of candidates) {
        if (state === 'final')
            result.final.push(item);
        else if (state === 'not-permitted')
            result.refused.push({ ...item, problem: NOT_PERMITTED });
        else {
            const problem = await act(reason);
            if (problem === undefined)
                result.overridden.push(item);
            else
                result.refused.push({ ...item, problem });
        }
    }
    return result;
}
const NOT_PERMITTED = 'this token may not override it: its team needs the organization permission to manage policy overrides';
async function findCandidates(client, runId) {
    const checks = await client.policyChecks.list(runId).all();
    const stages = await client.taskStages.list(runId).all();
    const evaluations = await client.tfPolicyEvaluations.list(runId).all();
    const found = [
        ...checks.map((check) => judge('policy-check', check, stateOfCheck(check), (comment) => client.policyChecks.override(check.id, { comment }))),
        ...stages.map(({ stage }) => judge('task-stage', stage, stateOfStage(stage), (comment) => client.taskStages.override(stage.id, { comment }))),
        ...evaluations.map((evaluation) => judge('tf-policy-evaluation', evaluation, stateOfEvaluation(evaluation), (comment) => client.tfPolicyEvaluations.override(evaluation.id, { comment }))),
    ];
    return found.filter((candidate) => candidate !== undefined);
}
function judge(system, { id, attributes }, state, send) {
    if (state === undefined)
        return undefined;
    const act = async (reason) => {
        try {
            await send(reason);
            return undefined;
        }
        catch (error) {
            if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._ && error.code !== 'aborted')
                return error.message;
            throw error;
        }
    };
    return { item: { system, id, status: attributes.status }, state, act };
}
function stateOfCheck({ attributes }) {
    const { status, actions, permissions } = attributes;
    if (status === 'hard_failed')
        return 'final';
    if (status !== 'soft_failed')
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    return permissions?.['can-override'] === false ? 'not-permitted' : 'overridable';
}
function stateOfStage({ attributes }) {
    const { status, actions, permissions } = attributes;
    if (status === 'failed')
        return 'final';
    if (status !== 'awaiting_override')
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    const may = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
    return may === false ? 'not-permitted' : 'overridable';
}
function stateOfEvaluation({ attributes }) {
    const { status, actions, permissions } = attributes;
    if (status === 'failed')
        return 'final';
    if (status !== 'awaiting_override')
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    return permissions?.['can-override'] === false ? 'not-permitted' : 'overridable';
}
//# sourceMappingURL=override-run.js.map

/***/ }),

/***/ 7628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ describeQuery),
/* harmony export */   V: () => (/* binding */ queryWorkspaces)
/* harmony export */ });
/** `tag:net,prod project:Platform`, as people write it. */
function describeQuery({ tags, project }) {
    return [
        ...(tags.length > 0 ? [`tag:${tags.join(',')}`] : []),
        ...(project === undefined ? [] : [`project:${project}`]),
    ].join(' ');
}
/** Empty when there is none that this token sees. Rejects with what the client threw. */
async function queryWorkspaces(client, organization, { tags, project }) {
    const id = project === undefined ? undefined : await projectId(client, organization, project);
    if (project !== undefined && id === undefined)
        return [];
    const query = { ...(tags.length > 0 && { tags }), ...(id !== undefined && { project: id }) };
    return await client.workspaces.list(organization, query).all();
}
async function projectId(client, organization, project) {
    if (/^prj-[A-Za-z0-9]+$/.test(project))
        return project;
    return (await client.workspaces.findProject(organization, project))?.id;
}
//# sourceMappingURL=query-workspaces.js.map

/***/ }),

/***/ 1149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ execute)
/* harmony export */ });
const execute = async (program, args, { cwd, stdin }) => {
    const { getExecOutput } = await __nccwpck_require__.e(/* import() */ 260).then(__nccwpck_require__.bind(__nccwpck_require__, 1260));
    return getExecOutput(program, [...args], {
        cwd,
        silent: true,
        ignoreReturnCode: true,
        ...(stdin === undefined ? {} : { input: Buffer.from(stdin) }),
    });
};
//# sourceMappingURL=execute.js.map

/***/ }),

/***/ 7770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf)
/* harmony export */ });
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8637);
/** Exit codes of the command line (design 5). */

/**
 * What kept a workspace from being judged explains the code better than the word does: of the
 * workspaces with the worst verdict, bad input comes before a refusal, a refusal before the network.
 */
function exitCodeOf({ verdict, workspaces }, failOn, signal = 'SIGINT') {
    const { word } = verdict;
    if ((0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(word, failOn))
        return 0;
    const failures = workspaces
        .filter((workspace) => workspace.verdict.word === word)
        .map(({ failure }) => failure?.kind);
    switch (word) {
        case 'passed':
        case 'overridden':
        case 'advisory':
        case 'blocked':
            return 1;
        case 'needs-override':
            return 3;
        case 'errored':
            return 4;
        case 'undecided':
            if (failures.includes('input') || failures.includes('archive'))
                return 2;
            if (failures.includes('refused'))
                return 6;
            return failures.includes('network') ? 7 : 5;
        case 'canceled':
            return signal === 'SIGTERM' ? 143 : 130;
    }
}
//# sourceMappingURL=exit-code.js.map

/***/ }),

/***/ 8637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   gf: () => (/* binding */ isGreen)
/* harmony export */ });
/** The words of a verdict. Only `decide` (decide.ts) makes one; nothing afterwards changes it. */
/** From best to worst: the verdict over several workspaces is the worst of theirs. */
const VERDICTS = [
    'passed',
    'advisory',
    'overridden',
    'needs-override',
    'blocked',
    'errored',
    'undecided',
    'canceled',
];
function worst(words) {
    return words.reduce((worse, word) => (VERDICTS.indexOf(word) > VERDICTS.indexOf(worse) ? word : worse), 'passed');
}
/** Whether the job goes green. `never` forgives policy failures; it does not forgive not knowing. */
function isGreen(word, failOn = 'mandatory') {
    switch (word) {
        case 'passed':
        case 'overridden':
            return true;
        case 'advisory':
            return failOn !== 'advisory';
        case 'needs-override':
        case 'blocked':
            return failOn === 'never';
        case 'errored':
        case 'undecided':
        case 'canceled':
            return false;
    }
}
//# sourceMappingURL=verdict.js.map

/***/ }),

/***/ 7709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ TransportError)
/* harmony export */ });
/**
 * What the outside world looks like to the rest of the code. Types only; the two `main.ts` build
 * the real ones, tests build their own.
 */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    constructor(failure, message, options) {
        super(message, options);
        this.failure = failure;
    }
}
//# sourceMappingURL=ports.js.map

/***/ }),

/***/ 322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e2: () => (/* binding */ startComment),
/* harmony export */   lB: () => (/* binding */ tellComment)
/* harmony export */ });
/* unused harmony export decideComment */
/* harmony import */ var _github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2014);
/* harmony import */ var _host_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9645);


/** Pure: what has to happen, given what is there. */
function decideComment(snapshot, content, wish) {
    const comment = (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .ownComments */ .D)(snapshot.comments, content.marker)[0];
    const there = comment === undefined ? {} : { comment };
    if (snapshot.headSha !== wish.headSha)
        return { kind: 'superseded', by: 'commit', ...there };
    if (comment === undefined) {
        const wanted = wish.when === 'always' || (wish.when !== 'off' && !wish.green);
        return wanted ? { kind: 'create' } : { kind: 'keep', why: 'not-wanted' };
    }
    if (content.isSuperseded(comment.body))
        return { kind: 'superseded', by: 'run', comment };
    if (wish.when === 'off')
        return { kind: 'keep', comment, why: 'not-wanted' };
    if (wish.when === 'on-failure' && wish.green && content.isAlone(comment.body)) {
        return { kind: 'delete', comment };
    }
    if (wish.mode === 'recreate-on-change' && content.isOtherVerdict(comment.body)) {
        return { kind: 'replace', comment };
    }
    return { kind: 'update', comment };
}
/** GitHub's limit is near 65,536 of a unit that is not documented. */
const BUDGETS = [60_000, 30_000, 2_000];
const ROUNDS = 12;
/**
 * Looks and writes. Rejects with a HostProblem when the host refuses.
 * @param first a snapshot just taken; looked anew when left out.
 */
async function startComment(api, content, wish, ports, first) {
    const began = ports.clock.now();
    const result = await look(api, content, wish, first);
    const slowness = ports.clock.now() - began;
    return {
        result,
        async settle() {
            if (!result.written)
                return result;
            const settled = await settle(api, content, wish, ports, slowness);
            return { ...settled, foreign: settled.foreign || result.foreign };
        },
    };
}
/** What people should know of how it went. */
function tellComment(result) {
    if (result === undefined)
        return [];
    return [
        ...(result.superseded === 'commit'
            ? ['The pull request has a newer commit: its comment is left to the run of that commit.']
            : []),
        ...(result.superseded === 'run'
            ? ['A later run has reported on this pull request: its comment was left as it is.']
            : []),
        ...(result.foreign
            ? [
                "A comment of somebody else carries this gate's marker. It was left alone and means nothing.",
            ]
            : []),
        ...(result.lost
            ? ['Other jobs kept writing to the comment: look for this report in the summary of the job.']
            : []),
    ];
}
/** One round: look, decide, write. */
async function look(api, content, wish, first) {
    for (let tries = 1;; tries++) {
        const snapshot = tries === 1 && first !== undefined
            ? first
            : await api.snapshot(wish.number, { files: false });
        const action = decideComment(snapshot, content, wish);
        const foreign = snapshot.comments.some((comment) => !comment.mine && (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .hasMarker */ .x)(comment.body, content.marker));
        try {
            return { ...(await act(api, content, wish, action)), foreign };
        }
        catch (error) {
            // It may have been created, or deleted by somebody in between: look before trying again.
            const again = error instanceof _host_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .HostProblem */ .M && (error.kind === 'unsure' || error.kind === 'not-found');
            if (!again || tries === 3)
                throw error;
        }
    }
}
async function act(api, content, wish, action) {
    switch (action.kind) {
        case 'keep':
        case 'superseded': {
            const { comment } = action;
            return {
                written: false,
                lost: false,
                ...(comment !== undefined && { url: comment.url }),
                ...(action.kind === 'superseded' && { superseded: action.by }),
            };
        }
        case 'delete':
            await api.deleteComment(action.comment.id);
            return { written: true, lost: false };
        case 'create': {
            const { url } = await fitting(content, undefined, (body) => api.createComment(wish.number, body));
            return { written: true, lost: false, url };
        }
        case 'replace': {
            const { url } = await fitting(content, action.comment.body, (body) => api.createComment(wish.number, body));
            await api.deleteComment(action.comment.id);
            return { written: true, lost: false, url };
        }
        case 'update': {
            const { id, body: existing, url } = action.comment;
            if (content.compose(existing, BUDGETS[0]) === existing) {
                return { written: false, lost: false, url };
            }
            await fitting(content, existing, (body) => api.updateComment(id, body));
            return { written: true, lost: false, url };
        }
    }
}
/** Writes the largest body that GitHub takes. */
async function fitting(content, existing, write) {
    for (const [index, budget] of BUDGETS.entries()) {
        try {
            return await write(content.compose(existing, budget));
        }
        catch (error) {
            const tooLong = error instanceof _host_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .HostProblem */ .M && error.kind === 'too-long';
            if (!tooLong || index === BUDGETS.length - 1)
                throw error;
        }
    }
    throw new Error('no budget');
}
async function settle(api, content, wish, ports, slowness) {
    for (let round = 1;; round++) {
        await ports.clock.sleep(pauseMs(round, slowness, ports.random), ports.signal);
        const began = ports.clock.now();
        const snapshot = await api.snapshot(wish.number, { files: false });
        const own = (0,_github_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .ownComments */ .D)(snapshot.comments, content.marker);
        const [comment, ...duplicates] = own;
        if (comment !== undefined && content.holds(comment.body)) {
            for (const { id } of duplicates)
                await api.deleteComment(id);
            return { written: true, lost: false, foreign: false, url: comment.url };
        }
        const result = await look(api, content, wish, snapshot);
        if (!result.written)
            return result;
        if (round === ROUNDS)
            return { ...result, lost: true };
        slowness = Math.max(slowness, ports.clock.now() - began);
    }
}
/**
 * Longer than anybody's way from looking to writing takes, so that a write based on an older look
 * has landed before we look again; spread wider each round, so that writers come apart.
 */
function pauseMs(round, slowness, random) {
    const least = Math.max(800, Math.min(3 * slowness, 10_000));
    return least + random() * 850 * (1 + round);
}
//# sourceMappingURL=github-comment.js.map

/***/ }),

/***/ 2770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toCommentContent)
/* harmony export */ });
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2081);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7713);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4340);
/* harmony import */ var _report_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6286);
/** A report view as the content of a comment that several jobs may share. */




function toCommentContent(view) {
    const { key } = view;
    const section = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .toSection */ .z4)(view);
    const origins = (0,_report_links_js__WEBPACK_IMPORTED_MODULE_1__/* .originsOf */ .TZ)(view.context);
    const ours = (body) => (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    return {
        marker: (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .markerStart */ .Rs)(key),
        compose: (existing, budget) => (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSections */ .X0)(existing, section, { key, budget, origins }),
        holds: (body) => (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSection */ .ek)(body, section, key),
        isSuperseded(body) {
            const state = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(body, key);
            return state !== undefined && (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuperseded */ .pe)(section.state, state);
        },
        isOtherVerdict(body) {
            const before = ours(body)?.tally.verdict;
            return before !== undefined && before !== view.verdict;
        },
        isAlone: (body) => (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
    };
}
//# sourceMappingURL=github-content.js.map

/***/ }),

/***/ 2014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ownComments),
/* harmony export */   x: () => (/* binding */ hasMarker)
/* harmony export */ });
/** Ours by marker and author, oldest first; the first one is the comment. */
function ownComments(comments, marker) {
    return comments
        .filter((comment) => comment.mine && hasMarker(comment.body, marker))
        .sort((one, other) => one.id - other.id);
}
/** Whether the last line that is not empty begins with the marker. */
function hasMarker(body, marker) {
    const end = body.trimEnd();
    return end.slice(Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1).startsWith(marker);
}
//# sourceMappingURL=github-own-comments.js.map

/***/ }),

/***/ 9645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ HostProblem),
/* harmony export */   O: () => (/* binding */ unreadable)
/* harmony export */ });
/** What a CI host refused, by what can be done about it. */
/** The message is a whole sentence; it never shows a token or a query. */
class HostProblem extends Error {
    name = 'HostProblem';
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}
function unreadable(service) {
    return new HostProblem('invalid', `${service} answered in a form that is not known here.`);
}
//# sourceMappingURL=host-problem.js.map

/***/ }),

/***/ 5594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ renderAnnotations)
/* harmony export */ });
/* unused harmony exports COMMAND_LIMITS, annotationCommands */
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _escape_command_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9577);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3629);
/** Findings as annotations on the lines at fault, in the shape that GitHub's check runs take. */



/** Four requests of fifty; more are not read. */
const ANNOTATION_LIMIT = 200;
/** The service takes 64 KB; a unit is at most three bytes. */
const MESSAGE_LIMIT = 16_000;
/** Ranked, the most severe first; one per line and policy, whatever the number of workspaces. */
function renderAnnotations(view, options) {
    if (options.annotate === 'off')
        return [];
    const groups = new Map();
    for (const finding of view.findings.filter((each) => isWanted(each, options))) {
        const { location, policySet, policy, severity } = finding;
        const key = JSON.stringify([location?.path, location?.startLine, policySet, policy, severity]);
        groups.set(key, [...(groups.get(key) ?? []), finding]);
    }
    return [...groups.values()].slice(0, options.limit ?? ANNOTATION_LIMIT).map(annotate);
}
function isWanted(finding, { annotate, changedFiles }) {
    const { location, severity } = finding;
    if (!location)
        return false;
    if (severity === 'blocks' || severity === 'needs-override' || annotate === 'all')
        return true;
    return changedFiles?.has(location.path) ?? false;
}
function annotate(group) {
    const [first] = group;
    const { path, startLine } = first.location;
    const level = first.kind === 'diagnostic' ? 'plan' : _words_js__WEBPACK_IMPORTED_MODULE_2__/* .LEVEL_WORDS */ .P4[first.level];
    const messages = [...new Set(group.slice(0, 20).map(messageOf))].join('\n');
    const standing = standingOf(first, [...new Set(group.flatMap(({ workspaces }) => workspaces))]);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(first),
        title: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(`${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(first.policy, 200)} (${level})`, 250),
        message: `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(messages, MESSAGE_LIMIT)}\n${standing}`,
    };
}
function messageOf({ address, message, status }) {
    const text = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(message.slice(0, MESSAGE_LIMIT)).trim() || (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .statusWord */ .Hm)(status);
    const subject = address === undefined ? '' : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(address, 300);
    return subject === '' || text.includes(subject) ? text : `${subject}: ${text}`;
}
function standingOf(finding, workspaces) {
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(workspaces.slice(0, 10).map((name) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 100)), 10);
    const more = workspaces.length > 10 ? ` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(workspaces.length - 10)} more` : '';
    const parts = [
        finding.policySet === '' ? '' : `Policy set ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(finding.policySet, 100)}`,
        `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}${more}`,
        finding.status === 'overridden'
            ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .overriddenWords */ .Sn)(finding), 400)
            : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .overrideWords */ .mF)(finding),
    ].filter(Boolean);
    return parts.join(' · ');
}
function levelOf({ severity, kind }) {
    if (severity === 'blocks' || severity === 'needs-override')
        return 'failure';
    return severity === 'warns' || kind === 'diagnostic' ? 'warning' : 'notice';
}
const COMMANDS = { failure: 'error', warning: 'warning', notice: 'notice' };
/** What the runner shows of one step; further commands of that kind are dropped without a word. */
const COMMAND_LIMITS = { failure: 10, warning: 10, notice: 10 };
/** The same as workflow commands, for when the check run cannot be written; the last says "more". */
function annotationCommands(annotations, limits = COMMAND_LIMITS) {
    return ['failure', 'warning', 'notice'].flatMap((level) => {
        const all = annotations.filter(({ annotation_level }) => annotation_level === level);
        const limit = limits[level];
        if (limit <= 0)
            return [];
        const shown = all.length > limit ? all.slice(0, limit - 1) : all;
        const rest = all.length - shown.length;
        const more = `${count(rest, 'more finding')} of this kind: see the job summary.`;
        return [
            ...shown.map((each) => commandOf(each)),
            ...(rest > 0 ? [renderCommand(COMMANDS[level], { title: 'Policy gate' }, more)] : []),
        ];
    });
}
function commandOf({ annotation_level, path, start_line, title, message }) {
    const properties = { file: path, line: start_line, endLine: start_line, title };
    return renderCommand(COMMANDS[annotation_level], properties, message);
}
//# sourceMappingURL=annotations.js.map

/***/ }),

/***/ 4985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  l: () => (/* binding */ renderBody)
});

// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __nccwpck_require__(7511);
// EXTERNAL MODULE: ./build/src/report/room.js
var report_room = __nccwpck_require__(9685);
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __nccwpck_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/fold.js


/** A folded table with as many rows as there is room for, and how many there was none for. */
function fold({ title, head, items, row }, room) {
    const summary = `<details><summary>${title}</summary>`;
    if (items.length === 0)
        return { text: '', missing: 0 };
    if (!room.take(`${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
        return { text: '', missing: items.length };
    const rows = (0,report_room/* takeAll */.h0)(room, items, row);
    const missing = items.length - rows.length;
    const text = [
        summary,
        ...(rows.length > 0 ? [[head, ...rows].join('\n')] : []),
        ...(missing > 0 ? [`… and ${(0,report_words/* grouped */.zD)(missing)} more.`] : []),
        '</details>',
    ].join('\n\n');
    return { text, missing };
}
//# sourceMappingURL=fold.js.map
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __nccwpck_require__(7713);
// EXTERNAL MODULE: ./build/src/report/must-fix.js
var must_fix = __nccwpck_require__(2501);
;// CONCATENATED MODULE: ./build/src/report/details.js
/** What folds away: the whole message of a finding, advisory failures, overridden ones, notices. */






/** One fold per policy that has more to say than its row does. */
function messageDetails(findings, view, room, messageLimit) {
    const groups = groupByPolicy(findings.filter(hasMore));
    const blocks = (0,report_room/* takeAll */.h0)(room, groups, (group) => messageFold(group, view, messageLimit));
    const missing = groups.slice(blocks.length).reduce((sum, group) => sum + group.length, 0);
    return { blocks, missing };
}
function groupByPolicy(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const key = JSON.stringify([finding.kind, finding.policySet, finding.policy]);
        const group = groups.get(key);
        if (group)
            group.push(finding);
        else
            groups.set(key, [finding]);
    }
    return [...groups.values()];
}
/** Nothing is said twice: the row has the first sentence already. */
function hasMore(finding) {
    const text = wholeText(finding);
    return text.length > must_fix/* WHY_LIMIT */.vn || /[\r\n]/.test(text) || (finding.description ?? '') !== '';
}
function wholeText(finding) {
    const { message } = finding;
    const output = finding.output.filter((line) => line !== '' && !message.includes(line));
    const said = output.some((line) => line.includes(message)) ? [] : [message];
    return [...said, ...output].filter(Boolean).join('\n');
}
/** Findings of one policy that are written out; the others are in the table. */
const WRITTEN_OUT = 10;
function messageFold(group, view, limit) {
    const [first] = group;
    const shown = group.slice(0, WRITTEN_OUT);
    const description = first.description ? `: ${(0,escape_markdown/* htmlProse */.n8)(first.description, 160)}` : '';
    return [
        `<details><summary>${(0,escape_markdown/* htmlCode */.h8)(first.policy, 120)}${description}</summary>`,
        ...shown.map((finding) => messageOf(finding, view, Math.floor(limit / shown.length))),
        ...(group.length > shown.length
            ? [`… and ${(0,report_words/* grouped */.zD)(group.length - shown.length)} more of the same policy.`]
            : []),
        '</details>',
    ].join('\n\n');
}
function messageOf(finding, view, limit) {
    const where = [
        finding.address === undefined ? '' : (0,escape_markdown/* codeSpan */.SS)(finding.address, 200),
        (0,links/* placeOf */.$t)(finding, view.context),
        (0,report_words/* overrideWords */.mF)(finding),
    ].filter(Boolean);
    const text = wholeText(finding);
    const cut = text.length > limit ? `\n… ${(0,report_words/* grouped */.zD)(text.length - limit)} more characters` : '';
    return [where.join(' · '), (0,escape_markdown/* fence */.EU)((0,escape_markdown/* clip */.$Q)(text, limit) + cut)].filter(Boolean).join('\n\n');
}
/** Findings that do not close the gate, as a folded table. */
function foldedTable(title, findings, view, room) {
    const head = view.workspaces.length > 1
        ? '| Policy | Where | Why | Workspaces |\n|---|---|---|---|'
        : '| Policy | Where | Why |\n|---|---|---|';
    return fold({ title, head, items: findings, row: (finding) => row(finding, view) }, room);
}
function row(finding, view) {
    const where = [
        finding.address === undefined ? '' : (0,escape_markdown/* codeSpan */.SS)(finding.address, 120),
        (0,links/* placeOf */.$t)(finding, view.context),
    ].filter(Boolean);
    const fresh = finding.age === 'new' ? ' 🆕' : '';
    const cells = [
        `${(0,escape_markdown/* codeSpan */.SS)(finding.policy, 120)}${fresh}<br><sub>${(0,must_fix/* standing */.JA)(finding)}</sub>`,
        where.join('<br>') || '–',
        finding.status === 'overridden' ? overriddenCell(finding) : (0,must_fix/* whyOf */.gf)(finding),
        ...(view.workspaces.length > 1 ? [(0,must_fix/* workspacesOf */.cE)(finding, view)] : []),
    ];
    return `| ${cells.join(' | ')} |`;
}
function overriddenCell(finding) {
    return finding.override
        ? (0,report_words/* overriddenWords */.Sn)(finding, OVERRIDE_MARKS)
        : (0,escape_markdown/* prose */.CS)(finding.message, must_fix/* WHY_LIMIT */.vn) || 'overridden';
}
const OVERRIDE_MARKS = {
    name: (text) => (0,escape_markdown/* codeSpan */.SS)(text, 60),
    text: (text) => (0,escape_markdown/* prose */.CS)(text, must_fix/* WHY_LIMIT */.vn),
};
/** Things a reader should know that are no findings, workspace by workspace. */
function noticesFold(view, room) {
    const groups = new Map();
    for (const { name, notices } of view.workspaces)
        for (const notice of notices)
            groups.set(notice, [...(groups.get(notice) ?? []), name]);
    const summary = `<details><summary>ℹ️ ${(0,report_words/* grouped */.zD)(groups.size)} ${groups.size === 1 ? 'notice' : 'notices'}</summary>`;
    if (groups.size === 0)
        return { text: '', missing: 0 };
    if (!room.take(`${summary}\n\n</details>`))
        return { text: '', missing: groups.size };
    const lines = (0,report_room/* takeAll */.h0)(room, [...groups], ([notice, names]) => {
        const more = names.length > 1 ? ` and ${(0,report_words/* grouped */.zD)(names.length - 1)} more` : '';
        return `- ${(0,escape_markdown/* codeSpan */.SS)(names[0] ?? '', 60)}${more}: ${(0,escape_markdown/* prose */.CS)(notice, 400)}`;
    });
    return {
        text: lines.length > 0 ? [summary, lines.join('\n'), '</details>'].join('\n\n') : '',
        missing: groups.size - lines.length,
    };
}
//# sourceMappingURL=details.js.map
;// CONCATENATED MODULE: ./build/src/report/results-fold.js
/** Every policy result, passed ones too, folded: for the job summary. */



function resultsFold(view, room) {
    const groups = groupResults(view.results);
    const title = `All ${(0,report_words/* policies */.R3)(view.results.length)}`;
    const head = '| Policy | Level | Result | Workspaces |\n|---|---|---|---|';
    return fold({ title, head, items: groups, row: results_fold_row }, room);
}
function groupResults(results) {
    const groups = new Map();
    for (const result of results) {
        const { policySet, policy, level, status } = result;
        const key = JSON.stringify([policySet, policy, level, status]);
        const group = groups.get(key) ?? { result, workspaces: new Set() };
        group.workspaces.add(result.workspace);
        groups.set(key, group);
    }
    return [...groups.values()].sort((one, other) => rank(one.result) - rank(other.result) || byName(one.result, other.result));
}
function rank({ status }) {
    return status === 'passed' ? 1 : 0;
}
function byName(one, other) {
    const [a, b] = [`${one.policySet}\n${one.policy}`, `${other.policySet}\n${other.policy}`];
    return a < b ? -1 : a > b ? 1 : 0;
}
function results_fold_row({ result, workspaces }) {
    const set = result.policySet === '' ? '' : `<br><sub>${(0,escape_markdown/* codeSpan */.SS)(result.policySet, 80)}</sub>`;
    const names = [...workspaces].slice(0, 3).map((name) => (0,escape_markdown/* codeSpan */.SS)(name, 60));
    const more = workspaces.size - names.length;
    const cells = [
        `${(0,escape_markdown/* codeSpan */.SS)(result.policy, 120)}${set}`,
        report_words/* LEVEL_WORDS */.P4[result.level],
        result.status === 'unknown' ? `unknown ${(0,escape_markdown/* codeSpan */.SS)(result.word ?? '', 40)}` : result.status,
        (0,report_words/* list */.p_)(more > 0 ? [...names, `${(0,report_words/* grouped */.zD)(more)} more`] : names),
    ];
    return `| ${cells.join(' | ')} |`;
}
//# sourceMappingURL=results-fold.js.map
// EXTERNAL MODULE: ./build/src/policy/verdict.js
var policy_verdict = __nccwpck_require__(8637);
;// CONCATENATED MODULE: ./build/src/report/workspace-table.js
/** The table of workspaces: who is closed, what the plan does, how the policies stand. */





const HEAD = '| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|';
/** More rows than this push what must be fixed off the screen. */
const VISIBLE_ROWS = 10;
function workspaceTables(view, room) {
    const sorted = [...view.workspaces].sort(byVerdict);
    const open = sorted.length <= VISIBLE_ROWS ? sorted : sorted.filter(isClosed).slice(0, VISIBLE_ROWS);
    const rest = sorted.slice(open.length);
    if (!room.take(HEAD))
        return { visible: '', folded: '', missing: sorted.length };
    const rollUp = rest.length > 0 && room.reserve(250) ? [rollUpRow(rest)] : [];
    const rows = (0,report_room/* takeAll */.h0)(room, open, (workspace) => workspace_table_row(workspace, view));
    return {
        visible: [HEAD, ...rows, ...rollUp].join('\n'),
        folded: rows.length === open.length ? workspace_table_fold(rest, view, room) : '',
        missing: open.length - rows.length,
    };
}
function workspace_table_fold(rest, view, room) {
    const summary = `<details><summary>${(0,report_words/* workspaces */.dh)(rest.length)} one by one</summary>`;
    if (rest.length === 0 ||
        !room.take(`${summary}\n\n${HEAD}\n\n… and 1,000,000 more.\n\n</details>`))
        return '';
    const rows = (0,report_room/* takeAll */.h0)(room, rest, (workspace) => workspace_table_row(workspace, view));
    if (rows.length === 0)
        return '';
    const missing = rest.length - rows.length;
    return [
        summary,
        [HEAD, ...rows].join('\n'),
        ...(missing > 0 ? [`… and ${(0,report_words/* grouped */.zD)(missing)} more.`] : []),
        '</details>',
    ].join('\n\n');
}
function workspace_table_row(workspace, view) {
    const { verdict } = workspace;
    const cells = [
        (0,report_words/* icon */.Kk)(verdict, (0,policy_verdict/* isGreen */.gf)(verdict, view.context.failOn)),
        (0,escape_markdown/* codeSpan */.SS)(workspace.name, 90),
        planCell(workspace),
        countsCell(workspace.counts, workspace),
        (0,links/* runOf */.ng)(workspace, view.context) || '–',
    ];
    return `| ${cells.join(' | ')} |`;
}
function rollUpRow(rest) {
    const counts = { ...rest[0].counts };
    for (const workspace of rest.slice(1))
        for (const key of Object.keys(counts))
            counts[key] += workspace.counts[key];
    const words = [...new Set(rest.map(({ verdict }) => report_words/* VERDICT_WORDS */._G[verdict]))];
    const first = rest[0].verdict;
    return `| ${(0,report_words/* icon */.Kk)(first, (0,policy_verdict/* isGreen */.gf)(first))} | ${(0,report_words/* workspaces */.dh)(rest.length)} ${words.join(', ')} | | ${countsCell(counts)} | |`;
}
function planCell({ plan, cost }) {
    const monthly = costWords(cost?.deltaMonthly);
    const said = plan === undefined ? '–' : planWords(plan);
    return monthly === '' ? said : `${said}<br>${monthly}`;
}
function planWords(plan) {
    const { additions, changes, destructions, imports } = plan;
    if (plan.status === 'errored')
        return 'failed';
    if (plan.status !== 'finished')
        return '–';
    if ((0,report_words/* hasNoChanges */.hE)(plan))
        return 'no changes';
    return ([
        additions > 0 ? `+${(0,report_words/* grouped */.zD)(additions)}` : '',
        changes > 0 ? `~${(0,report_words/* grouped */.zD)(changes)}` : '',
        destructions > 0 ? `**−${(0,report_words/* grouped */.zD)(destructions)}**` : '',
        imports > 0 ? `${(0,report_words/* grouped */.zD)(imports)} imported` : '',
    ]
        .filter(Boolean)
        .join(' ') || 'changes outputs only');
}
/** `+12.40 a month` of a decimal number as text; empty for nothing, zero and what is no number. */
function costWords(delta) {
    if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
        return '';
    const value = Number(delta);
    if (value === 0)
        return '';
    return `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(2)} USD a month`;
}
function countsCell(counts, workspace) {
    const parts = (0,report_words/* countParts */.MA)(counts).map(({ words, strong }) => (strong ? `**${words}**` : words));
    if (parts.length > 0)
        return parts.join(', ');
    if (workspace === undefined || (0,policy_verdict/* isGreen */.gf)(workspace.verdict))
        return 'no policies';
    return (0,escape_markdown/* prose */.CS)(report_words/* VERDICT_WORDS */._G[workspace.verdict]);
}
function isClosed({ verdict }) {
    return !(0,policy_verdict/* isGreen */.gf)(verdict);
}
function byVerdict(one, other) {
    return (policy_verdict/* VERDICTS */.bk.indexOf(other.verdict) - policy_verdict/* VERDICTS */.bk.indexOf(one.verdict) ||
        (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
}
//# sourceMappingURL=workspace-table.js.map
;// CONCATENATED MODULE: ./build/src/report/body.js
/**
 * Everything below the headline, within a budget. Blocks are paid in the order of their worth and
 * printed in the order of reading; what found no room is named in one sentence.
 */








function renderBody(view, options) {
    const room = (0,report_room/* createRoom */.ab)(options.budget, options.measure);
    const footer = (0,links/* footerOf */.V$)(view.context);
    const hasFooter = room.take(footer);
    // For the sentence that says what was left out.
    const canSay = room.reserve(300 + options.measure(options.elsewhere));
    const must = (0,must_fix/* mustFixFindings */.Tj)(view);
    const fix = (0,must_fix/* mustFix */.Zj)(view, room.part(0.75));
    const reasons = reasonLines(view, room.part(0.5));
    const tables = workspaceTables(view, room.part(0.8));
    const steps = overrideLines(view, room.part(0.5));
    const details = messageDetails(must, view, room.part(0.8), options.messageLimit);
    const others = view.findings.filter((finding) => !must.includes(finding));
    const of = (...severities) => others.filter(({ severity }) => severities.includes(severity));
    const warned = of('blocks', 'needs-override', 'warns');
    const advisory = foldedTable(advisoryTitle(warned.length), warned, view, room);
    const noted = of('notes');
    const notes = foldedTable(notesTitle(noted.length), noted, view, room);
    const notices = noticesFold(view, room);
    const results = options.results ? resultsFold(view, room) : { text: '', missing: 0 };
    const resolved = resolvedLine(view, room);
    const leftOut = [
        part(fix.missing, 'finding without a row', 'findings without a row'),
        part(details.missing, 'long message'),
        part(advisory.missing, 'advisory failure'),
        part(notes.missing + notices.missing, 'note'),
        part(tables.missing, 'workspace'),
        part(results.missing, 'result'),
    ].filter(Boolean);
    const said = leftOut.length > 0 && canSay
        ? `Left out for length: ${leftOut.join(', ')}. All of it is in ${options.elsewhere}.`
        : '';
    const blocks = [
        tables.visible,
        reasons,
        fix.text,
        steps,
        ...details.blocks,
        advisory.text,
        notes.text,
        tables.folded,
        notices.text,
        results.text,
        resolved,
        said,
        hasFooter ? footer : '',
    ];
    return blocks.filter(Boolean).join('\n\n');
}
function part(missing, one, many) {
    return missing > 0 ? (0,report_words/* count */.U9)(missing, one, many) : '';
}
function advisoryTitle(number) {
    return `⚠️ ${(0,report_words/* count */.U9)(number, 'advisory failure')}`;
}
function notesTitle(number) {
    return `☑️ ${(0,report_words/* count */.U9)(number, 'overridden failure or note', 'overridden failures and notes')}`;
}
function resolvedLine({ resolved }, room) {
    const text = `✅ ${(0,report_words/* grouped */.zD)(resolved)} resolved since the last push.`;
    return resolved > 0 && room.take(text) ? text : '';
}
/** Why, where no finding says it: failed, undecided and canceled runs. */
function reasonLines(view, room) {
    const groups = new Map();
    for (const workspace of view.workspaces.filter((each) => (0,must_fix/* needsReason */.iB)(each, view))) {
        const key = JSON.stringify(workspace.reasons.slice(0, 3));
        groups.set(key, [...(groups.get(key) ?? []), workspace]);
    }
    const lines = (0,report_room/* takeAll */.h0)(room, [...groups.values()], reasonLine);
    const missing = groups.size - lines.length;
    if (missing > 0 && lines.length > 0)
        lines.push(`- … and ${(0,report_words/* count */.U9)(missing, 'other reason')}.`);
    return lines.join('\n');
}
function reasonLine(alike) {
    const [first] = alike;
    const more = alike.length > 1 ? ` and ${(0,report_words/* grouped */.zD)(alike.length - 1)} more` : '';
    const why = first.reasons.slice(0, 3).map((reason) => (0,escape_markdown/* prose */.CS)(reason, 500));
    return `- ${(0,report_words/* icon */.Kk)(first.verdict, false)} ${(0,escape_markdown/* codeSpan */.SS)(first.name, 60)}${more}: ${why.join(' ')}`;
}
/** The commands that let overridable failures pass. */
function overrideLines(view, room) {
    if (view.overrides.length === 0)
        return '';
    const shown = view.overrides.slice(0, 5);
    const text = [
        `Those who manage policy overrides can let these pass${view.context.adoptsOverridden === true ? '; then run this job again' : ''}:`,
        '',
        ...shown.map(({ command, workspace, policies }) => {
            const names = (0,report_words/* list */.p_)(policies.slice(0, 4).map((name) => (0,escape_markdown/* codeSpan */.SS)(name, 60)), 4);
            const more = policies.length > 4 ? ` and ${(0,report_words/* grouped */.zD)(policies.length - 4)} more` : '';
            const where = view.workspaces.length > 1 ? ` in ${(0,escape_markdown/* codeSpan */.SS)(workspace, 60)}` : '';
            return `- ${names}${more}${where}: ${(0,escape_markdown/* codeSpan */.SS)(command, 200)}`;
        }),
        ...(view.overrides.length > shown.length
            ? [`- … and ${(0,report_words/* count */.U9)(view.overrides.length - shown.length, 'other run')}`]
            : []),
    ].join('\n');
    return room.take(text) ? text : '';
}
//# sourceMappingURL=body.js.map

/***/ }),

/***/ 2081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ sectionId),
/* harmony export */   wQ: () => (/* binding */ renderComment),
/* harmony export */   z4: () => (/* binding */ toSection)
/* harmony export */ });
/* unused harmony export COMMENT_BUDGETS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4985);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7511);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7713);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6286);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2670);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3629);
/** The comment on the pull request: verdict first, marker last. */







/** Tried in this order when the service finds a comment too long. */
const COMMENT_BUDGETS = [_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMENT_BUDGET */ .ub, 30_000, 2_000];
/** The whole comment of a job that has it to itself; `budget` in UTF-16 units. */
function renderComment(view, budget = _sections_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMENT_BUDGET */ .ub) {
    return (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeSections */ .X0)(undefined, toSection(view), {
        key: view.key,
        budget,
        origins: (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .originsOf */ .TZ)(view.context),
    });
}
/** What this job has to say in a comment that it may share with others. */
function toSection(view) {
    const { job } = view.context;
    return {
        title: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .list */ .p_)(view.workspaces.map(({ name }) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(name, 60)), 3),
        ...(job && { url: job.url }),
        state: stateOf(view),
        render: (budget) => renderText(view, budget),
    };
}
function renderText(view, budget) {
    const { context } = view;
    return (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .renderBody */ .l)(view, {
        budget,
        measure: (text) => text.length,
        elsewhere: context.job
            ? `the ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('job summary', context.job.url, (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .originsOf */ .TZ)(context))}`
            : 'the job summary',
        messageLimit: Math.min(4_000, Math.floor(budget / 8)),
        results: false,
    });
}
/** With an override that was given, the next attempt of the job finds it again. */
const MAY_BE_OVERRIDDEN = ['needs-override', 'overridden'];
function stateOf(view) {
    const { job, commit, startedAt } = view.context;
    const seconds = Math.floor(Date.parse(startedAt) / 1000);
    const closing = view.findings.filter(_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .closesGate */ .HE);
    const others = view.findings.filter((finding) => !closing.includes(finding));
    const prints = [...closing, ...others].map(({ fingerprint }) => fingerprint);
    return {
        id: sectionId(view),
        runId: job?.runId ?? 0,
        attempt: job?.attempt ?? 0,
        headSha: commit?.sha ?? '',
        startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
        digest: digestOf(view),
        tally: (0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .tallyOf */ .sv)(view),
        fingerprints: [...new Set(prints)].slice(0, 200),
        durations: Object.fromEntries(view.workspaces.flatMap(({ name, durationMs }) => durationMs === undefined ? [] : [[name, Math.round(durationMs)]])),
        runs: Object.fromEntries(view.workspaces.flatMap(({ name, verdict, runId }) => runId !== undefined && MAY_BE_OVERRIDDEN.includes(verdict) ? [[name, runId]] : [])),
    };
}
/** Over what is said, not over when or by which run it was found. */
function digestOf(view) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(view.headline);
    for (const { name, verdict, reasons, plan } of view.workspaces)
        digest.update(JSON.stringify([name, verdict, reasons, plan]));
    for (const { fingerprint, status, severity, message, workspaces, age } of view.findings)
        digest.update(JSON.stringify([fingerprint, status, severity, message, workspaces, age]));
    return digest.digest('hex').slice(0, 12);
}
/** Which section of a comment is this job's; also finds its state of the last time. */
function sectionId(view) {
    const names = view.workspaces.map(({ name }) => name).sort();
    return hash(JSON.stringify(view.context.section ?? names));
}
function hash(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 12);
}
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 6621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N1: () => (/* binding */ renderEvent),
/* harmony export */   gM: () => (/* binding */ renderVerdict),
/* harmony export */   lZ: () => (/* binding */ renderOpening)
/* harmony export */ });
/* harmony import */ var _archive_describe_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2591);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8637);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2195);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3107);
/* harmony import */ var _must_fix_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2501);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3629);
/** The job's log: one line per change while it runs, the verdict at the end. */







/** `Plangate 1.0.0 · acme on app.terraform.io · pull request #42 at 6f1cb40` */
function renderOpening(context) {
    const { commit, pullRequest } = context;
    const at = commit ? ` at ${commit.sha.slice(0, 7)}` : '';
    const about = pullRequest ? ` · pull request #${pullRequest.number}${at}` : at && ` ·${at}`;
    return lines(`Plangate ${context.version} · ${context.organization} on ${context.hostname}${about}`);
}
/** Lines ready to print; none of them can act on the host. */
function renderEvent(event, options = {}) {
    const name = 'workspace' in event && (options.workspaces ?? 1) > 1 ? `${event.workspace}: ` : '';
    const stamp = `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .elapsed */ .vk)(event.atMs)} ${name}`;
    switch (event.kind) {
        case 'archive':
            return archiveLines(event.archive, options.repositoryRoot);
        case 'version-created':
            return lines(`${stamp}configuration version ${event.versionId} created`);
        case 'uploaded':
            return lines(`${stamp}uploaded`);
        case 'run-created':
            return lines(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
        case 'run-overridden':
            return lines(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
        case 'progress':
            return lines(`${stamp}${event.words}`);
        case 'heartbeat':
            return lines(`${stamp}still ${event.words}, of at most ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .elapsed */ .vk)(event.timeoutMs)}`);
        case 'canceling':
            return lines(`${stamp}canceling ${event.runId}: ${event.why}`);
        case 'workspace-decided':
            return decidedLines(event.result, event.atMs);
    }
}
function archiveLines(archive, repositoryRoot) {
    const ignored = archive.withheld.filter(({ reason }) => reason === 'ignored').length;
    const others = archive.withheld.filter(({ reason }) => reason !== 'ignored');
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const names = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(others.map(({ path, reason }) => `${path} ${reason}`), 4);
    const left = [
        ignored > 0 ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(ignored)} ignored` : '',
        others.length > 0 ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(others.length)} withheld: ${names}` : '',
    ].filter(Boolean);
    return lines('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(files, 'file')}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .size */ .Ej)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${left.length > 0 ? `  (${left.join(', ')})` : ''}`, ...largestLines(archive), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
/** Uploads become large by accident: what makes this one large is said before it is sent. */
function largestLines(archive) {
    const largest = (0,_archive_describe_js__WEBPACK_IMPORTED_MODULE_5__/* .describeLargest */ .Lb)(archive);
    return largest.length === 0
        ? []
        : ['  The largest files:', ...largest.map((line) => `    ${line}`)];
}
function shownDirectory(root, repositoryRoot) {
    if (repositoryRoot === undefined || !root.startsWith(repositoryRoot))
        return root;
    const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, '');
    return rest === '' ? './' : `${rest}/`;
}
/** Why is said at the end, where it is looked for. */
function decidedLines({ workspace, verdict, plan }, atMs) {
    const changes = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNoChanges */ .hE)(plan) ? ', no changes' : '';
    return lines(`${_words_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICT_SIGNS */ .PU[verdict.word]} ${workspace}   ${_words_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICT_WORDS */ ._G[verdict.word]}${changes}   ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .elapsed */ .vk)(atMs)}`);
}
/** What is written out in the log; the summary has everything. */
const SHOWN = { findings: 50, advisory: 10, workspaces: 20, commands: 10 };
/** The end of the log: how the workspaces stand, what failed where and why, what to do. */
function renderVerdict(view) {
    const must = (0,_must_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .mustFixFindings */ .Tj)(view);
    const advisory = view.findings.filter((each) => each.severity === 'warns' && !must.includes(each));
    const overridden = view.findings.filter(({ status }) => status === 'overridden');
    return lines('', ...workspaceLines(view), ...(must.length + advisory.length + overridden.length > 0 ? [''] : []), ...must.slice(0, SHOWN.findings).flatMap((finding) => findingLines(finding, view)), ...rest(must.length - SHOWN.findings, 'finding'), ...advisory.slice(0, SHOWN.advisory).map((each) => advisoryLine(each)), ...rest(advisory.length - SHOWN.advisory, 'advisory failure'), ...overridden.slice(0, SHOWN.advisory).map((each) => overriddenLine(each)), ...rest(overridden.length - SHOWN.advisory, 'overridden failure'), '', `${_words_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICT_SIGNS */ .PU[view.verdict]} Policy gate: ${view.headline}.`, ...view.nextSteps, ...view.overrides.slice(0, SHOWN.commands).map(({ command }) => `  ${command}`), ...rest(view.overrides.length - SHOWN.commands, 'run'));
}
function rest(number, one) {
    return number > 0 ? [`  … and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(number, `more ${one}`)}`] : [];
}
/** Those that are not green first; many that are green are told together. */
function workspaceLines(view) {
    const closed = view.workspaces.filter(({ verdict }) => !(0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .isGreen */ .gf)(verdict));
    const green = view.workspaces.filter(({ verdict }) => (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .isGreen */ .gf)(verdict));
    const shown = [...closed, ...green].slice(0, SHOWN.workspaces);
    const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
    const hidden = [...closed, ...green].slice(shown.length);
    return [
        ...shown.flatMap((workspace) => [
            workspaceLine(workspace, width),
            ...((0,_must_fix_js__WEBPACK_IMPORTED_MODULE_3__/* .needsReason */ .iB)(workspace, view)
                ? workspace.reasons.slice(0, 5).map((reason) => `    ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(reason, 900)}`)
                : []),
        ]),
        ...(hidden.length > 0
            ? [
                `  … and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .workspaces */ .dh)(hidden.length)} more, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(hidden.filter(({ verdict }) => (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .isGreen */ .gf)(verdict)).length)} of them green`,
            ]
            : []),
    ];
}
function workspaceLine(workspace, width) {
    const { verdict, name, counts, plan, runUrl } = workspace;
    const parts = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countParts */ .MA)(counts).map(({ words }) => words);
    const said = parts.length > 0 ? parts.join(', ') : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICT_WORDS */ ._G[verdict];
    const changes = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNoChanges */ .hE)(plan) ? ', no changes' : '';
    const url = runUrl === undefined ? '' : `   ${runUrl}`;
    return `${_words_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICT_SIGNS */ .PU[verdict]} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 90).padEnd(width)}   ${said}${changes}${url}`;
}
function findingLines(finding, view) {
    const named = view.workspaces.length > 1 ? `in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(finding.workspaces.slice(0, 20), 4)}` : '';
    const head = [
        finding.policy,
        finding.kind === 'diagnostic' ? 'plan error' : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .LEVEL_WORDS */ .P4[finding.level],
        finding.address ?? '',
        placeOf(finding),
        named,
        finding.age === 'new' ? 'new' : '',
    ];
    const why = [(0,_message_js__WEBPACK_IMPORTED_MODULE_2__/* .messageBeside */ .O)(finding), (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .overrideWords */ .mF)(finding)];
    return [`  ✗ ${joined(head, '   ', 200)}`, `      ${joined(why, ' · ', 400)}`];
}
function advisoryLine(finding) {
    const { policy, level, address } = finding;
    const parts = [
        policy,
        _words_js__WEBPACK_IMPORTED_MODULE_4__/* .LEVEL_WORDS */ .P4[level],
        address ?? '',
        placeOf(finding),
        (0,_message_js__WEBPACK_IMPORTED_MODULE_2__/* .messageBeside */ .O)(finding),
    ];
    return `  ! ${joined(parts, '   ', 200)}`;
}
function overriddenLine(finding) {
    const { policy, level, address } = finding;
    const parts = [policy, _words_js__WEBPACK_IMPORTED_MODULE_4__/* .LEVEL_WORDS */ .P4[level], address ?? '', (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .overriddenWords */ .Sn)(finding)];
    return `  ✓ ${joined(parts, '   ', 300)}`;
}
function placeOf({ location }) {
    return location ? `${location.path}:${location.startLine}` : '';
}
function joined(parts, between, limit) {
    return parts
        .filter((part) => part !== '')
        .map((part) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(part, limit))
        .join(between);
}
/** Every line cleaned, on one line, and unable to act. */
function lines(...all) {
    return all.map((line) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .safeLine */ .om)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(line, 4_000)), 1_000).trimEnd());
}
//# sourceMappingURL=console.js.map

/***/ }),

/***/ 9577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ renderLoggingCommand)
/* harmony export */ });
/* unused harmony export renderCommand */
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/** Commands that a runner reads from the log, with foreign text as their properties and message. */

/** Longer messages are cut by the runner, in the middle of an escape when it comes to that. */
const MESSAGE_LIMIT = 4_000;
const PROPERTY_LIMIT = 1_000;
/**
 * `::name key=value,…::message`, one line. Properties that are undefined or empty are left out.
 * `name` and the keys are words of our own.
 */
function renderCommand(name, properties, message) {
    const list = Object.entries(properties).flatMap(([key, value]) => value === undefined || value === '' ? [] : [`${key}=${escapeProperty(String(value))}`]);
    return `::${name}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeMessage(message)}`;
}
function escapeMessage(text) {
    return clip(cleanText(text), MESSAGE_LIMIT)
        .replaceAll('%', '%25')
        .replaceAll('\r', '%0D')
        .replaceAll('\n', '%0A')
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
function escapeProperty(text) {
    return escapeMessage(clip(text, PROPERTY_LIMIT)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
/** `##vso[name key=value;…]message`, one line: the same on Azure DevOps. */
function renderLoggingCommand(name, properties, message) {
    const list = Object.entries(properties).flatMap(([key, value]) => value === undefined || value === ''
        ? []
        : [`${key}=${escapeLogging((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(String(value), PROPERTY_LIMIT))}`]);
    return `##vso[${name}${list.length > 0 ? ` ${list.join(';')}` : ''}]${escapeLogging((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(message, MESSAGE_LIMIT))}`;
}
function escapeLogging(text) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text)
        .replaceAll('%', '%AZP25')
        .replaceAll('\r', '%0D')
        .replaceAll('\n', '%0A')
        .replaceAll(';', '%3B')
        .replaceAll(']', '%5D');
}
//# sourceMappingURL=escape-command.js.map

/***/ }),

/***/ 7511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   n8: () => (/* binding */ htmlProse),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   v7: () => (/* binding */ safeHref)
/* harmony export */ });
/**
 * Foreign text in markdown. Everything that came from a service or a pull request goes through one
 * of these, so that it is shown and never acts: no mention, reference, HTML, image, link, marker.
 *
 * The rule is the same everywhere: what could act is shown as code. GitHub, GitLab, Azure DevOps
 * and Bitbucket expand nothing inside code, whereas escapes are undone before mentions are looked for.
 */
/** The longest inline value that is shown; names on the services are shorter. */
const INLINE_LIMIT = 160;
const TERMINAL_SEQUENCES = 
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
/** Everything that shows nothing or reorders what is shown, except what joins letters and emoji. */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;
/**
 * Text without terminal sequences, control and reordering characters; lines end with `\n` only.
 * Half a surrogate pair becomes U+FFFD.
 */
function cleanText(text) {
    return text
        .replace(TERMINAL_SEQUENCES, '')
        .replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n')
        .replace(/\p{Cs}/gu, '\ufffd')
        .replace(INVISIBLE, '');
}
/** The same on one line: any run of white space is one space. */
function cleanLine(text, limit = INLINE_LIMIT) {
    return clip(cleanText(clipUnits(text, limit * 4))
        .replace(/\s+/g, ' ')
        .trim(), limit);
}
/** At most `limit` UTF-16 units, no half character at the end, and an ellipsis when something went. */
function clip(text, limit) {
    return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}
function clipUnits(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
/** A value on one line as code; fit for a table cell. An empty one becomes a dash. */
function codeSpan(text, limit = INLINE_LIMIT) {
    const line = cleanLine(text, limit);
    return line === '' ? '–' : spanOf(line);
}
function spanOf(line) {
    const runs = new Set(Array.from(line.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (runs.has(length))
        length += 1;
    const ticks = '`'.repeat(length);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${escapePipes(breakMarkers(line))}${pad}${ticks}`;
}
/** What looks like a marker of ours is broken visibly: whoever searches for one finds ours only. */
function breakMarkers(text) {
    return text.replace(/<!(?=--\s{0,9}\/?plangate)/gi, '<\\!');
}
/**
 * A table splits its cells before anything else is read. A backslash before the pipe reads
 * differently from parser to parser, so that one gets a space between.
 */
function escapePipes(line) {
    return line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|');
}
/**
 * A sentence: plain words stay plain, and a run of words that could act is shown as code. On one
 * line; fit for a table cell and for the start of a list item.
 */
function prose(text, limit = 600) {
    return wordByWord(text, limit, (words) => words, spanOf);
}
/** The same where HTML is written: inside `<summary>`. */
function htmlProse(text, limit = 600) {
    return wordByWord(text, limit, escapeHtml, (words) => `<code>${escapeHtml(words)}</code>`);
}
function wordByWord(text, limit, plain, asCode) {
    const parts = [];
    let code = [];
    const flush = () => {
        if (code.length > 0)
            parts.push(asCode(code.join(' ')));
        code = [];
    };
    for (const word of cleanLine(text, limit).split(' ')) {
        if (word === '')
            continue;
        const first = parts.length === 0 && code.length === 0;
        if (first ? isPlain(word) && !/^\d{1,9}[.)]$/.test(word) : isPlain(word) || isSign(word)) {
            flush();
            parts.push(plain(word));
        }
        else {
            code.push(word);
        }
    }
    flush();
    return parts.join(' ');
}
/** Alone these start a list or underline a heading, but only at the start of a line. */
function isSign(word) {
    return word === '=' || word === '+' || word === '-';
}
/** Letters of any script, digits, and punctuation that means nothing to markdown inside a word. */
const PLAIN = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;
function isPlain(word) {
    return (PLAIN.test(word) &&
        /[\p{L}\p{N}–—…·]/u.test(word) &&
        // Addresses, schemes and emoji codes: a colon is plain at the end of a word only.
        !/:./u.test(word) &&
        !/www\./iu.test(word) &&
        // What refers to an issue or a commit.
        !/[A-Z]-\d/iu.test(word) &&
        !word.split(/[^0-9A-Za-z]+/u).some((part) => /^[0-9a-f]{7,64}$/iu.test(part)));
}
/** Several lines as a fenced block, the fence longer than any run of backticks inside. */
function fence(text, language = 'text') {
    const body = breakMarkers(trimLines(cleanText(text)));
    const longest = Array.from(body.matchAll(/`+/g)).reduce((longest, [run]) => Math.max(longest, run.length), 2);
    const ticks = '`'.repeat(longest + 1);
    return `${ticks}${language}\n${body}\n${ticks}`;
}
function trimLines(text) {
    let [start, end] = [0, text.length];
    while (text[start] === '\n')
        start += 1;
    while (end > start && text[end - 1] === '\n')
        end -= 1;
    return text.slice(start, end);
}
/** A value on one line as code where HTML is written: inside `<summary>`. */
function htmlCode(text, limit = INLINE_LIMIT) {
    const line = cleanLine(text, limit);
    return line === '' ? '–' : `<code>${escapeHtml(line)}</code>`;
}
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
/**
 * A link, or its text alone when the address is not at one of `origins`. `text` is markdown
 * already: made by one of the functions above, or words of our own.
 */
function link(text, url, origins) {
    const href = url === undefined ? undefined : safeHref(url, origins);
    return href === undefined ? text : `[${text}](${href})`;
}
/** The address when it leads to one of `origins` and carries no user name; else undefined. */
function safeHref(url, origins) {
    if (!URL.canParse(url))
        return undefined;
    const parsed = new URL(url);
    if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
        return undefined;
    if (parsed.username !== '' || parsed.password !== '')
        return undefined;
    if (!origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === parsed.origin))
        return undefined;
    return parsed.href.replace(/[()|\\`<>"'*_~[\]{}^$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
//# sourceMappingURL=escape-markdown.js.map

/***/ }),

/***/ 7713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   TZ: () => (/* binding */ originsOf),
/* harmony export */   V$: () => (/* binding */ footerOf),
/* harmony export */   ng: () => (/* binding */ runOf)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3629);
/** Links in a report lead to the service, the repository and the job, and nowhere else. */


function originsOf(context) {
    const { serviceOrigin, repository, job } = context;
    return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
/** `infra/storage.tf:42` as a link to the line at the head commit; empty when not known. */
function placeOf(finding, context) {
    const { location, permalink } = finding;
    if (!location)
        return '';
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(`${location.path}:${location.startLine}`), permalink, originsOf(context));
}
/** The run's id as a link. */
function runOf(workspace, context) {
    const { runId, runUrl } = workspace;
    return runId === undefined ? '' : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(runId, 40), runUrl, originsOf(context));
}
/** Commit, job and when, as one line. */
function footerOf(context) {
    const { commit, job, version } = context;
    const origins = originsOf(context);
    const attempt = job && job.attempt > 1 ? ` attempt ${job.attempt}` : '';
    const parts = [
        commit && `Commit ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}`,
        job && `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('workflow run', job.url, origins)}${attempt}`,
        `evaluated ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(context.startedAt) || 'at an unknown time'}`,
        `Plangate ${codeless(version)}`,
    ];
    return `<sub>${parts.filter(Boolean).join(' · ')}</sub>`;
}
function codeless(version) {
    return /^[0-9A-Za-z.-]{1,30}$/.test(version) ? version : '';
}
//# sourceMappingURL=links.js.map

/***/ }),

/***/ 4340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ encodeMarker),
/* harmony export */   Rs: () => (/* binding */ markerStart),
/* harmony export */   _e: () => (/* binding */ toBase64Url),
/* harmony export */   rH: () => (/* binding */ decodeMarker),
/* harmony export */   tP: () => (/* binding */ fromBase64Url)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8637);
/**
 * The last line of a comment: whose comment it is, and what it said. State is a hint for new,
 * persisting and resolved findings, for sparse polling, for runs that may have been overridden and
 * against stale writers; it never decides.
 */

const FINGERPRINT_LIMIT = 200;
/** For the encoded state; only the facts that sections converge by may exceed it. */
const STATE_LIMIT = 4_096;
/** The start of the marker of one key: a line that starts with it, in a comment of ours, is it. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/** One line. Fingerprints, durations and runs are left out, least important first, to hold `limit`. */
function encodeMarker(state, limit = STATE_LIMIT) {
    let encoded = encodeState(state, { fingerprints: 0, durations: 0, runs: 0 });
    if (encoded.length < limit)
        encoded = encodeHints(state, limit) ?? encoded;
    return `${markerStart(state.key)}s=${encoded} -->`;
}
const GROUPS = ['fingerprints', 'durations', 'runs'];
/** With as many hints as fit: the largest group gives way first. Undefined when not one fits. */
function encodeHints(state, limit) {
    const share = { fingerprints: FINGERPRINT_LIMIT, durations: 100, runs: 100 };
    for (;;) {
        const most = Math.max(...Object.values(share));
        if (most === 0)
            return undefined;
        const encoded = encodeState(state, share);
        if (encoded.length <= limit)
            return encoded;
        const largest = GROUPS.find((group) => share[group] === most) ?? 'fingerprints';
        share[largest] = Math.floor(most * 0.75);
    }
}
/**
 * The state in the last line that is not empty. Undefined when that line is no marker of this key
 * (of any key, when left out) or makes no sense: never throws, whatever the text.
 */
function decodeMarker(body, key) {
    const line = lastLine(body);
    const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
    if (!match)
        return undefined;
    const found = fromBase64Url(match[1] ?? '');
    if (key !== undefined && (found !== key || toBase64Url(key) !== match[1]))
        return undefined;
    return decodeState(found, fromBase64Url(match[2] ?? ''));
}
function lastLine(body) {
    const end = body.trimEnd();
    return end.slice(end.lastIndexOf('\n') + 1).trim();
}
const TALLY_NUMBERS = [
    'workspaces',
    'affected',
    'policiesAtFault',
    'runTasksAtFault',
    'advisoryFailures',
    'overridden',
    'results',
];
function encodeState(state, share) {
    const each = Math.max(1, state.sections.length);
    const some = (record, group) => Object.entries(record).slice(0, Math.floor(share[group] / each));
    const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
    const sections = state.sections.map((section) => [
        section.id,
        section.runId,
        section.attempt,
        shas.indexOf(section.headSha),
        section.startedAt,
        section.digest,
        _policy_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .bk.indexOf(section.tally.verdict),
        section.tally.green ? 1 : 0,
        TALLY_NUMBERS.map((name) => section.tally[name]),
        section.fingerprints.slice(0, Math.floor(share.fingerprints / each)).join(''),
        Object.fromEntries(some(section.durations, 'durations')),
        ...trailing(some(section.runs, 'runs')),
    ]);
    return toBase64Url(JSON.stringify({ p: state.previousSha, h: shas, s: sections }));
}
/** Takes no room where there is none to tell of. */
function trailing(entries) {
    return entries.length === 0 ? [] : [Object.fromEntries(entries)];
}
function decodeState(key, json) {
    const parsed = parseJson(json);
    if (!isRecord(parsed) || !Array.isArray(parsed['s']) || !Array.isArray(parsed['h']))
        return undefined;
    const shas = parsed['h'];
    const sections = parsed['s'].map((each) => decodeSection(each, shas));
    if (!sections.every((section) => section !== undefined))
        return undefined;
    const previousSha = parsed['p'];
    return { key, sections, ...(isHex(previousSha, 4, 64) && { previousSha }) };
}
function decodeSection(value, shas) {
    if (!Array.isArray(value))
        return undefined;
    const [id, runId, attempt, sha, startedAt, digest, verdict, green, numbers, prints, durations, runs,] = value;
    const headSha = isCount(sha) ? shas[sha] : undefined;
    const word = isCount(verdict) ? _policy_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .bk[verdict] : undefined;
    if (!isHex(id, 12, 12) || !isHex(digest, 12, 12))
        return undefined;
    if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
        return undefined;
    if (typeof headSha !== 'string' || !/^[0-9A-Za-z._-]{0,64}$/.test(headSha))
        return undefined;
    if (word === undefined || !Array.isArray(numbers) || !numbers.every(isCount))
        return undefined;
    if (numbers.length !== TALLY_NUMBERS.length || typeof prints !== 'string')
        return undefined;
    const tally = { verdict: word, green: green === 1 };
    TALLY_NUMBERS.forEach((name, index) => (tally[name] = Number(numbers[index])));
    return {
        id,
        runId,
        attempt,
        headSha,
        startedAt,
        digest,
        tally,
        fingerprints: (prints.match(/[0-9a-f]{12}/g) ?? []).slice(0, FINGERPRINT_LIMIT),
        durations: decodeDurations(durations),
        runs: decodeRuns(runs),
    };
}
function decodeDurations(value) {
    if (!isRecord(value))
        return {};
    return Object.fromEntries(Object.entries(value).filter((entry) => isCount(entry[1])));
}
function decodeRuns(value) {
    if (!isRecord(value))
        return {};
    return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string' && /^run-[A-Za-z0-9]{1,64}$/.test(entry[1])));
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
function isHex(value, least, most) {
    return (typeof value === 'string' &&
        value.length >= least &&
        value.length <= most &&
        /^[0-9a-f]*$/.test(value));
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function toBase64Url(text) {
    return Buffer.from(text, 'utf8').toString('base64url');
}
function fromBase64Url(text) {
    return Buffer.from(text, 'base64url').toString('utf8');
}
//# sourceMappingURL=marker.js.map

/***/ }),

/***/ 3107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ messageBeside)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3629);

/** Hostile until escaped; never empty. */
function messageBeside({ message, address, status }) {
    const prefix = `${address ?? ''}: `;
    const said = address !== undefined && message.startsWith(prefix) ? message.slice(prefix.length) : message;
    return said.trim() === '' ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .statusWord */ .Hm)(status) : said;
}
//# sourceMappingURL=message.js.map

/***/ }),

/***/ 2501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Tj: () => (/* binding */ mustFixFindings),
/* harmony export */   Zj: () => (/* binding */ mustFix),
/* harmony export */   cE: () => (/* binding */ workspacesOf),
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   iB: () => (/* binding */ needsReason),
/* harmony export */   vn: () => (/* binding */ WHY_LIMIT)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8637);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7713);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3107);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9685);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2670);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3629);
/** What keeps the gate closed: one row per finding, most severe first; names alone when that is too much. */







/** What is said of a finding where there is room for a sentence. */
const WHY_LIMIT = 240;
/** The findings that a reader must deal with, or would have to were the gate enforced. */
function mustFixFindings(view) {
    const closing = view.findings.filter(_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .closesGate */ .HE);
    if (closing.length > 0 || view.green || view.verdict !== 'advisory')
        return closing;
    return view.findings.filter(({ severity }) => severity === 'warns');
}
function mustFix(view, room) {
    const findings = mustFixFindings(view);
    if (findings.length === 0)
        return { text: '', missing: 0 };
    const title = `**${titleOf(view, findings)}**`;
    const several = view.workspaces.length > 1;
    const head = headOf(findings, several);
    if (!room.take(`${title}\n\n${head}`))
        return { text: names(findings, room), missing: findings.length };
    const render = (finding) => row(finding, view, several);
    // The last third is for the names of those that have no row, unless all rows fit.
    const rows = (0,_room_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAll */ .h0)(room.part(0.7), findings, render);
    rows.push(...(0,_room_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAllOrNone */ .wI)(room, findings.slice(rows.length), render));
    const shown = new Set(findings.slice(0, rows.length).map(({ policy }) => policy));
    const others = findings.slice(rows.length).filter(({ policy }) => !shown.has(policy));
    const table = rows.length > 0 ? [title, '', head, ...rows].join('\n') : title;
    const rest = others.length > 0 ? names(others, room) : '';
    return {
        text: [table, rest].filter(Boolean).join('\n\n'),
        missing: findings.length - rows.length,
    };
}
function titleOf(view, findings) {
    if (view.green)
        return 'Failed, but not enforced';
    if (findings.every(({ kind }) => kind === 'undecided'))
        return 'Undecided, so nothing vouches for them';
    const overridable = findings.some(({ severity }) => severity === 'needs-override');
    return `Must be fixed${overridable ? ' or overridden' : ''} before merge`;
}
function headOf(findings, several) {
    const what = findings.every(({ kind }) => kind === 'policy') ? 'Policy' : 'Finding';
    return several
        ? `| ${what} | Where | Why | Workspaces |\n|---|---|---|---|`
        : `| ${what} | Where | Why |\n|---|---|---|`;
}
function row(finding, view, several) {
    const fresh = finding.age === 'new' ? ' 🆕' : '';
    const where = [
        finding.address === undefined ? '' : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(finding.address, 120),
        (0,_links_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(finding, view.context),
    ].filter(Boolean);
    const cells = [
        `**${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(finding.policy, 120)}**${fresh}<br><sub>${standing(finding)}</sub>`,
        where.join('<br>') || '–',
        whyOf(finding),
        ...(several ? [workspacesOf(finding, view)] : []),
    ];
    return `| ${cells.join(' | ')} |`;
}
/** `prod-guardrails · hard-mandatory`, with markup. */
function standing(finding) {
    const level = finding.kind === 'diagnostic' ? 'plan error' : _words_js__WEBPACK_IMPORTED_MODULE_3__/* .LEVEL_WORDS */ .P4[finding.level];
    const kind = finding.kind === 'run-task' ? `run task · ${level}` : level;
    return [
        finding.policySet === '' ? '' : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(finding.policySet, 80),
        kind,
        finding.severity === 'needs-override' ? 'overridable' : '',
        finding.status === 'failed' || finding.kind === 'diagnostic' ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .statusWord */ .Hm)(finding.status),
    ]
        .filter(Boolean)
        .join(' · ');
}
function whyOf(finding) {
    return ((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)((0,_message_js__WEBPACK_IMPORTED_MODULE_2__/* .messageBeside */ .O)(finding), WHY_LIMIT), WHY_LIMIT) || (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .statusWord */ .Hm)(finding.status));
}
function workspacesOf(finding, view) {
    if (finding.workspaces.length === view.workspaces.length && view.workspaces.length > 2)
        return `all ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(view.workspaces.length)}`;
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(finding.workspaces.slice(0, 4).map((name) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name, 60)), 4).concat(finding.workspaces.length > 4 ? ` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaces */ .dh)(finding.workspaces.length - 4)} more` : '');
}
/** As many names as fit and how many are left; the count alone when not one fits. */
function names(findings, room) {
    const different = [...new Set(findings.map(({ policy }) => policy))];
    const tail = `Also failed: and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .policies */ .R3)(different.length)} more, named in the summary.`;
    if (!room.take(tail))
        return '';
    const shown = (0,_room_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAll */ .h0)(room, different, (name) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name, 80));
    const missing = different.length - shown.length;
    const more = missing > 0
        ? `${shown.length > 0 ? ' and ' : ''}${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .policies */ .R3)(missing)} more, named in the summary`
        : '';
    return `Also failed: ${shown.join(', ')}${more}.`;
}
/** Whether the reasons of a workspace's verdict say what no finding says. */
function needsReason(workspace, view) {
    if ((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .isGreen */ .gf)(workspace.verdict) || workspace.reasons.length === 0)
        return false;
    const explained = mustFixFindings(view).some((each) => each.workspaces.includes(workspace.name));
    return workspace.verdict === 'blocked' || workspace.verdict === 'needs-override'
        ? !explained
        : true;
}
//# sourceMappingURL=must-fix.js.map

/***/ }),

/***/ 2195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z$: () => (/* binding */ neutraliseLog),
/* harmony export */   om: () => (/* binding */ safeLine)
/* harmony export */ });
/* unused harmony export GUTTER */
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/**
 * Foreign text in a job's log. Runners act on lines: `::command::` at the start after any white
 * space, `##[command]` anywhere, and other hosts have words of their own. What could act is broken
 * with something that can be seen; hosts compare in ways that skip what cannot.
 */

/** Shown before every line of foreign text; no host acts on a line that starts with it. */
const GUTTER = '│ ';
/** Foreign text of any number of lines, ready to print line by line. */
function neutraliseLog(text) {
    return splitLines(text).map((line) => GUTTER + breakCommands(cleanLogLine(line)));
}
/**
 * One line of our own that has foreign text somewhere inside: cleaned, on one line, and unable to
 * act even if the foreign text is all there is.
 */
function safeLine(line) {
    const cleaned = breakCommands(cleanLogLine(splitLines(line).join(' ')));
    return cleaned.replace(/^(\s*)(?=::)/u, '$1\\');
}
/** As runners split: CR LF, LF, and CR alone. The other line ends are for terminals and viewers. */
function splitLines(text) {
    return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}
/** Also without what joins letters: a comparison by culture passes over it. */
function cleanLogLine(line) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(line)
        .replaceAll('\n', ' ')
        .replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, '');
}
/** `##[`, `##vso[` and `##teamcity[` become `##\[`, `##\vso[` and `##\teamcity[`. */
function breakCommands(line) {
    return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
//# sourceMappingURL=neutralise-log.js.map

/***/ }),

/***/ 9685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ab: () => (/* binding */ createRoom),
/* harmony export */   h0: () => (/* binding */ takeAll),
/* harmony export */   wI: () => (/* binding */ takeAllOrNone)
/* harmony export */ });
/** Between two blocks stands an empty line. */
const AROUND = 2;
/** `measure` says how large a text is in the unit of the budget. */
function createRoom(budget, measure, outer) {
    let spent = 0;
    const room = {
        left: () => Math.min(Math.floor(budget) - spent, outer?.left() ?? Infinity),
        reserve(cost) {
            if (cost > room.left() || (outer && !outer.reserve(cost)))
                return false;
            spent += cost;
            return true;
        },
        take: (text) => room.reserve(room.cost(text)),
        cost: (text) => measure(text) + AROUND,
        part: (share) => createRoom(room.left() * share, measure, room),
    };
    return room;
}
/** As many of `items` as fit, in order; stops at the first that does not. */
function takeAll(room, items, render) {
    const taken = [];
    for (const item of items) {
        const text = render(item);
        if (!room.take(text))
            break;
        taken.push(text);
    }
    return taken;
}
/** All of `items` or, when they do not fit together, none. */
function takeAllOrNone(room, items, render) {
    const taken = [];
    let cost = 0;
    for (const item of items) {
        const text = render(item);
        cost += room.cost(text);
        if (cost > room.left())
            return [];
        taken.push(text);
    }
    return room.reserve(cost) ? taken : [];
}
//# sourceMappingURL=room.js.map

/***/ }),

/***/ 6286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X0: () => (/* binding */ mergeSections),
/* harmony export */   ek: () => (/* binding */ holdsSection),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   ub: () => (/* binding */ COMMENT_BUDGET)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8637);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4340);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2670);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3629);
/**
 * One comment, written by any number of jobs. Each job owns a section; whoever writes last composes
 * the whole comment anew from the sections that are there and its own, so that writers converge
 * when each looks again after writing.
 */





/** Room for a comment; the service's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;
/**
 * The comment with `section` in it: replaced when it was there, added otherwise, the others kept.
 * The existing body comes back untouched when it holds this report already, or a newer one.
 * `existing` must be a comment of our own; anything else is treated as if it were not there.
 */
function mergeSections(existing, section, options) {
    const budget = options.budget ?? COMMENT_BUDGET;
    const known = existing === undefined ? undefined : (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(existing, options.key);
    if (existing !== undefined && known)
        if (isSuperseded(section.state, known) || holdsSection(existing, section, options.key))
            return existing;
    const head = newestOf([...(known?.sections ?? []), section.state]).headSha;
    const previousSha = previousOf(known, head);
    const others = (known && existing !== undefined ? readParts(existing, known) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
    const state = (parts) => ({
        key: options.key,
        sections: parts.map((part) => part.state),
        ...(previousSha !== undefined && { previousSha }),
    });
    const stateLimit = Math.min(4_096, Math.floor(budget / 8));
    return fitParts(others, section, budget, (parts) => compose(parts, head, (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeMarker */ .$N)(state(parts), stateLimit), options));
}
/** Whether `body` holds exactly this report of this section: what a writer verifies afterwards. */
function holdsSection(body, section, key) {
    const found = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    const { digest, runId, attempt } = section.state;
    return found?.digest === digest && found.runId === runId && found.attempt === attempt;
}
/** Whether the comment already holds a newer report of this section: then nothing is written. */
function isSuperseded(ours, comment) {
    const theirs = comment.sections.find(({ id }) => id === ours.id);
    if (theirs && isNewer(theirs, ours))
        return true;
    // Another section has moved on to a newer commit: what we know is about the past.
    return comment.sections.some((other) => other.headSha !== ours.headSha && isNewer(other, ours));
}
/** Runs of different commits by number, attempts of one run by attempt, else by their start. */
function isNewer(one, other) {
    if (one.runId === other.runId && one.runId !== 0)
        return one.attempt > other.attempt;
    if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
        return one.runId > other.runId;
    return one.startedAt > other.startedAt;
}
function newestOf(states) {
    return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}
/** Sections of the commit before stay, marked as waiting; older ones belong to jobs that are gone. */
function previousOf(known, head) {
    const last = known?.sections.filter(({ headSha }) => headSha !== head) ?? [];
    if (last.length === 0)
        return known?.previousSha;
    return newestOf(last).headSha;
}
/**
 * Sections keep their text while all fit. The largest give way first, until ours has its share; only
 * our own can be rendered smaller, another one's text is replaced by a pointer. With hundreds of
 * jobs even names give way, those that passed first: the headline still counts them.
 */
function fitParts(others, section, budget, composeAll) {
    const { state, title, url } = section;
    const own = (text) => ({ state, title, text, ...(url !== undefined && { url }) });
    const wanted = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
    let kept = [...others];
    const all = (text) => [...kept, own(text)].sort(bySeverity);
    for (;;) {
        const room = budget - composeAll(all('')).length;
        const smaller = room < wanted ? giveWay(kept, wanted - room) : undefined;
        if (smaller === undefined)
            return composeAll(all(room > 0 ? section.render(room) : ''));
        kept = smaller;
    }
}
/** Frees about `wanted` units; undefined when nothing is left to give. */
function giveWay(parts, wanted) {
    const weight = (part) => part.text.length;
    const victims = parts.some(({ text }) => text !== '')
        ? parts.filter(({ text }) => text !== '').sort((one, other) => weight(other) - weight(one))
        : parts
            .filter(({ title }) => title !== '')
            .sort((one, other) => Number(other.state.tally.green) - Number(one.state.tally.green));
    if (victims.length === 0)
        return undefined;
    const chosen = new Set();
    let freed = 0;
    for (const victim of victims) {
        if (freed >= wanted)
            break;
        chosen.add(victim);
        freed += victim.text.length || 150;
    }
    return parts.map((part) => chosen.has(part) ? { ...part, ...(part.text === '' ? { title: '' } : { text: '' }) } : part);
}
/** The worst first, then by name: the same whoever writes. */
function bySeverity(one, other) {
    const worse = (part) => _policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICTS */ .bk.indexOf(part.state.tally.verdict);
    return (worse(other) - worse(one) ||
        order(one.title, other.title) ||
        order(one.state.id, other.state.id));
}
function order(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';
function readParts(body, known) {
    const lines = body.split('\n');
    const begins = new Map();
    for (const [at, line] of lines.entries()) {
        const [, id, heading] = line.startsWith('<!-- ') ? (BEGIN.exec(line) ?? []) : [];
        if (id !== undefined)
            begins.set(id, { at, heading: heading ?? '' });
    }
    return known.sections.map((state) => {
        const begin = begins.get(state.id);
        const end = begin === undefined ? -1 : lines.indexOf(END, begin.at);
        if (begin === undefined || end < 0)
            return { state, title: '', text: '' };
        const [title, url] = readHeading(begin.heading);
        const text = lines
            .slice(begin.at + 1, end)
            .join('\n')
            .trim();
        return { state, title, text, ...(url !== undefined && { url }) };
    });
}
function readHeading(encoded) {
    try {
        const [title, url] = JSON.parse((0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .fromBase64Url */ .tP)(encoded));
        return typeof title === 'string'
            ? [title, ...(typeof url === 'string' ? [url] : [])]
            : [''];
    }
    catch {
        return [''];
    }
}
function compose(parts, head, marker, options) {
    const current = parts.filter(({ state }) => state.headSha === head);
    const blocks = parts
        .filter(({ title }) => parts.length === 1 || title !== '')
        .map((part) => parts.length === 1
        ? framed(part, part.text)
        : besides(part, part.state.headSha === head, options.origins ?? []));
    return [`### ${heading(current, parts.length - current.length)}`, ...blocks, marker].join('\n\n');
}
function heading(current, waiting) {
    const tally = addUp(current.map(({ state }) => state.tally));
    const open = tally.green && waiting > 0;
    const rest = waiting > 0 ? ` · waiting for ${waiting} of ${current.length + waiting} jobs` : '';
    return `${open ? '⏳' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .icon */ .Kk)(tally.verdict, tally.green)} Policy gate: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(tally)}${rest}`;
}
function addUp(tallies) {
    const verdict = (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .worst */ .QZ)(tallies.map((tally) => tally.verdict));
    const atFault = tallies.filter((tally) => (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .shares */ .Be)(tally.verdict, verdict));
    const sum = (of, figure) => of.reduce((total, tally) => total + tally[figure], 0);
    return {
        verdict,
        green: tallies.every((tally) => tally.green),
        workspaces: sum(tallies, 'workspaces'),
        affected: sum(atFault, 'affected'),
        // Two jobs may count the same policy.
        policiesAtFault: atFault.length === 1 ? sum(atFault, 'policiesAtFault') : 0,
        runTasksAtFault: atFault.length === 1 ? sum(atFault, 'runTasksAtFault') : 0,
        advisoryFailures: sum(tallies, 'advisoryFailures'),
        overridden: sum(tallies, 'overridden'),
        results: sum(tallies, 'results'),
    };
}
function framed(part, text) {
    const { state, title, url } = part;
    const encoded = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .toBase64Url */ ._e)(JSON.stringify(url === undefined ? [title] : [title, url]));
    return [`<!-- plangate:section ${state.id} ${encoded} -->`, '', text, '', END].join('\n');
}
function besides(part, current, origins) {
    const { tally, headSha } = part.state;
    const sign = current ? (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .icon */ .Kk)(tally.verdict, tally.green) : '⏳';
    const said = current
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(tally)
        : `waiting for a result (${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .headline */ .Pl)(tally)} at ${headSha.slice(0, 7)})`;
    const text = !current ? '' : part.text || `Details: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('the job', part.url, origins)}.`;
    if (current && tally.green && part.text !== '')
        return `<details><summary>${sign} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .htmlCode */ .h8)(part.title)}: ${said}</summary>\n${framed(part, text)}\n</details>`;
    return `#### ${sign} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(part.title)}: ${said}\n\n${framed(part, text)}`;
}
//# sourceMappingURL=sections.js.map

/***/ }),

/***/ 2670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ shares),
/* harmony export */   HE: () => (/* binding */ closesGate),
/* harmony export */   sv: () => (/* binding */ tallyOf)
/* harmony export */ });
/** What the headline needs to know, added up over several reports where they share a comment. */
function tallyOf(view) {
    const atFault = view.findings.filter(closesGate);
    return {
        verdict: view.verdict,
        green: view.green,
        workspaces: view.workspaces.length,
        affected: view.workspaces.filter(({ verdict }) => shares(verdict, view.verdict)).length,
        policiesAtFault: distinct(atFault.filter(({ kind }) => kind !== 'run-task' && kind !== 'diagnostic')),
        runTasksAtFault: distinct(atFault.filter(({ kind }) => kind === 'run-task')),
        advisoryFailures: distinct(view.findings.filter(({ severity }) => severity === 'warns')),
        overridden: distinct(view.findings.filter(({ status }) => status === 'overridden')),
        results: Object.values(view.counts).reduce((sum, each) => sum + each, 0),
    };
}
function closesGate(finding) {
    return finding.severity === 'blocks' || finding.severity === 'needs-override';
}
function distinct(findings) {
    return new Set(findings.map(({ policySet, policy }) => JSON.stringify([policySet, policy]))).size;
}
/** Whether a verdict is counted with the worst one: what needs an override is blocked as well. */
function shares(one, worst) {
    return one === worst || (worst === 'blocked' && one === 'needs-override');
}
//# sourceMappingURL=tally.js.map

/***/ }),

/***/ 3629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   Kk: () => (/* binding */ icon),
/* harmony export */   MA: () => (/* binding */ countParts),
/* harmony export */   P4: () => (/* binding */ LEVEL_WORDS),
/* harmony export */   PU: () => (/* binding */ VERDICT_SIGNS),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   R3: () => (/* binding */ policies),
/* harmony export */   Sn: () => (/* binding */ overriddenWords),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   _G: () => (/* binding */ VERDICT_WORDS),
/* harmony export */   dh: () => (/* binding */ workspaces),
/* harmony export */   hE: () => (/* binding */ hasNoChanges),
/* harmony export */   iA: () => (/* binding */ minuteOf),
/* harmony export */   mF: () => (/* binding */ overrideWords),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   vk: () => (/* binding */ elapsed),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** `1 policy`, `2 policies`; large numbers with separators. */
function count(number, one, many = `${one}s`) {
    return `${grouped(number)} ${number === 1 ? one : many}`;
}
const policies = (number) => count(number, 'policy', 'policies');
const workspaces = (number) => count(number, 'workspace');
/** `12345` as `12,345`, the same in every locale. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `a`, `a and b`, `a, b and c`; beyond `limit`: `a, b and 7 more`. */
function list(items, limit = Infinity) {
    const shown = items.length > limit ? items.slice(0, Math.max(1, limit - 1)) : items;
    const rest = items.length - shown.length;
    const parts = rest > 0 ? [...shown, `${grouped(rest)} more`] : shown;
    if (parts.length < 2)
        return parts.join('');
    return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
/** Said only of a plan that came to its end: one that failed or was stopped may change anything. */
function hasNoChanges(plan) {
    if (plan?.status !== 'finished' || plan.hasChanges)
        return false;
    return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
/** The whole verdict in one sentence, without markup. */
function headline(tally) {
    const where = inWorkspaces(tally.affected, tally.workspaces);
    const forgiven = tally.green ? ', but not enforced (fail-on: never)' : '';
    switch (tally.verdict) {
        case 'passed':
            return tally.results === 0
                ? `passed · no policy applies to ${workspaces(tally.workspaces)}`
                : `passed · ${policies(tally.results)} in ${workspaces(tally.workspaces)}`;
        case 'advisory':
            return tally.green
                ? `passed with ${count(tally.advisoryFailures, 'advisory failure')} ${where}`
                : `blocked by ${count(tally.advisoryFailures, 'advisory failure')} ${where} (fail-on: advisory)`;
        case 'overridden':
            return `passed, ${policies(tally.overridden)} overridden ${where}`;
        case 'needs-override':
            return `${atFault(tally) || 'a failure'} ${tally.policiesAtFault + tally.runTasksAtFault === 1 ? 'needs' : 'need'} an override ${where}${forgiven}`;
        case 'blocked':
            return `blocked${atFault(tally) ? ` by ${atFault(tally)}` : ''} ${where}${forgiven}`;
        case 'errored':
            return `the run failed ${where}`;
        case 'undecided':
            return `undecided ${where}, so the gate stays closed`;
        case 'canceled':
            return `canceled ${where}`;
    }
}
function atFault(tally) {
    const parts = [
        tally.policiesAtFault > 0 ? policies(tally.policiesAtFault) : '',
        tally.runTasksAtFault > 0 ? count(tally.runTasksAtFault, 'run task') : '',
    ];
    return parts.filter(Boolean).join(' and ');
}
function inWorkspaces(affected, all) {
    if (all === 1)
        return 'in 1 workspace';
    if (all === 2 && affected === 2)
        return 'in both workspaces';
    return affected === all
        ? `in all ${workspaces(all)}`
        : `in ${grouped(affected)} of ${workspaces(all)}`;
}
/** What a workspace or a log line says of a verdict. */
const VERDICT_WORDS = {
    passed: 'passed',
    advisory: 'passed with advisory failures',
    overridden: 'passed, overridden',
    'needs-override': 'needs an override',
    blocked: 'blocked',
    errored: 'run failed',
    undecided: 'undecided',
    canceled: 'canceled',
};
function icon(verdict, green) {
    if (verdict === 'advisory' && !green)
        return VERDICT_ICONS.blocked;
    if ((verdict === 'blocked' || verdict === 'needs-override') && green)
        return VERDICT_ICONS.advisory;
    return VERDICT_ICONS[verdict];
}
const VERDICT_ICONS = {
    passed: '✅',
    advisory: '⚠️',
    overridden: '☑️',
    'needs-override': '✋',
    blocked: '❌',
    errored: '💥',
    undecided: '❔',
    canceled: '🚫',
};
/** One column wide, for logs. */
const VERDICT_SIGNS = {
    passed: '✓',
    advisory: '!',
    overridden: '✓',
    'needs-override': '✗',
    blocked: '✗',
    errored: '✗',
    undecided: '?',
    canceled: '✗',
};
const LEVEL_WORDS = {
    advisory: 'advisory',
    'soft-mandatory': 'soft-mandatory',
    'hard-mandatory': 'hard-mandatory',
    mandatory: 'mandatory',
    'mandatory-overridable': 'mandatory-overridable',
    unknown: 'unknown level',
};
const STATUS_WORDS = {
    failed: 'failed',
    errored: 'could not be evaluated',
    overridden: 'overridden',
    'not-evaluated': 'never evaluated',
    unknown: 'in a state not known here',
};
function statusWord(status) {
    return STATUS_WORDS[status];
}
/** Whether and by whom a finding can be let pass; empty when it keeps nothing closed. */
function overrideWords(finding) {
    switch (finding.severity) {
        case 'needs-override':
            return 'can be overridden by those who manage policy overrides';
        case 'blocks':
            return finding.kind === 'policy' && finding.status === 'failed' ? 'cannot be overridden' : '';
        case 'warns':
        case 'notes':
            return '';
    }
}
const PLAIN = { name: (text) => text, text: (text) => text };
/** `overridden by ann, 2026-11-20 13:55 UTC: agreed`, as far as the service told; plain it is hostile until escaped. */
function overriddenWords({ override = {} }, mark = PLAIN) {
    const { by, at = '', reason } = override;
    const head = by ? `overridden by ${mark.name(by)}` : 'overridden';
    const when = [head, minuteOf(at)].filter(Boolean).join(', ');
    return reason ? `${when}: ${mark.text(reason)}` : when;
}
/** `2026-11-20 14:02 UTC` of an ISO date; empty for what is no date. */
function minuteOf(iso) {
    const date = new Date(iso);
    return Number.isNaN(date.getTime())
        ? ''
        : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `2 mandatory failed, 1 advisory failed, 14 passed`, each part with whether it needs weight. */
function countParts(counts) {
    const part = (number, words, strong = false) => number > 0 ? [{ words: `${grouped(number)} ${words}`, strong }] : [];
    return [
        ...part(counts.mandatoryFailed, 'mandatory failed', true),
        ...part(counts.errored, 'errored', true),
        ...part(counts.undecided, 'undecided', true),
        ...part(counts.advisoryFailed, 'advisory failed'),
        ...part(counts.overridden, 'overridden'),
        ...part(counts.passed, 'passed'),
    ];
}
/** `1.3 MB`, decimal, one digit after the point below ten. */
function size(bytes) {
    if (bytes < 1000)
        return count(bytes, 'byte');
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = -1;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
/** `00:43`, `1:02:03`. */
function elapsed(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const two = (number) => String(number).padStart(2, '0');
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return hours > 0
        ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
        : `${two(minutes)}:${two(seconds % 60)}`;
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 1640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** The known name that somebody probably meant, if one is near enough to be worth saying. */
function didYouMean(word, known) {
    let best;
    let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
    for (const name of known) {
        const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
        if (distance < bestDistance)
            [best, bestDistance] = [name, distance];
    }
    return best;
}
/** Insertions, deletions, replacements and swaps of neighbours. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row++) {
        const current = [row];
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1));
            if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
                cost = Math.min(cost, beforeLast[column - 2] + 1);
            }
            current.push(cost);
        }
        [beforeLast, last] = [last, current];
    }
    return last[b.length];
}
//# sourceMappingURL=did-you-mean.js.map

/***/ }),

/***/ 5730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fn: () => (/* binding */ tokenFor),
/* harmony export */   w9: () => (/* binding */ readHostname)
/* harmony export */ });
/* unused harmony export isLoopback */
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3378);
/** The service's host: what may be written, and which environment variable holds its token. */

/**
 * `app.terraform.io`, `tfe.acme.example:8443`, `https://…` of one of them. `http` is for loopback
 * only: a token never crosses a network in the clear.
 */
function readHostname(text) {
    const written = text.trim();
    const problem = `${(0,_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(withoutPassword(written))} is not a host. Write ${(0,_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(['app.terraform.io', 'tfe.example.com:8443'])}.`;
    if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written))
        return { problem };
    let url;
    try {
        url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`);
    }
    catch {
        return { problem };
    }
    if (url.pathname !== '/' || url.hostname === '')
        return { problem };
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { problem };
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        return { problem: `${(0,_input_values_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(written)} would send the token unencrypted. Write https.` };
    }
    return { value: { hostname: url.host, origin: url.origin } };
}
function isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname));
}
/**
 * The token that Terraform's own naming gives this host: `TF_TOKEN_app_terraform_io`. Dots are
 * underscores, hyphens stay or are two underscores. A host with a port has no such name.
 */
function tokenFor(hostname, environment) {
    for (const [name, value] of Object.entries(environment)) {
        if (!name.startsWith('TF_TOKEN_') || value === undefined || value.trim() === '')
            continue;
        const host = name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.');
        if (host.toLowerCase() === hostname.toLowerCase())
            return value.trim();
    }
    return undefined;
}
function withoutPassword(text) {
    const at = text.lastIndexOf('@');
    return at === -1 ? text : `…${text.slice(at)}`;
}
//# sourceMappingURL=hostname.js.map

/***/ }),

/***/ 3378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ parseNumber),
/* harmony export */   E1: () => (/* binding */ parseList),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Vo: () => (/* binding */ alternatives),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   og: () => (/* binding */ parseFlag)
/* harmony export */ });
/** Texts of inputs → values. Each function answers the value or a sentence saying what to write. */
const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 };
/** `90m`, `1h30m`, `5400s`: whole numbers, each with its unit, largest unit first. In ms. */
function parseDuration(text) {
    const problem = `${quote(text)} is not a duration. Write 90m, 1h30m or 5400s.`;
    const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
    if (parts === null)
        return { problem };
    const [, days, hours, minutes, seconds] = parts;
    const value = Number(days ?? 0) * UNITS.d +
        Number(hours ?? 0) * UNITS.h +
        Number(minutes ?? 0) * UNITS.m +
        Number(seconds ?? 0) * UNITS.s;
    return value > 0 ? { value } : { problem };
}
/** The spellings of true and false that YAML, shells and the runner produce. */
function parseFlag(text) {
    switch (text.trim().toLowerCase()) {
        case 'true':
        case 'yes':
        case 'on':
        case '1':
            return { value: true };
        case 'false':
        case 'no':
        case 'off':
        case '0':
            return { value: false };
        default:
            return { problem: `${quote(text)} is neither true nor false. Write true or false.` };
    }
}
/** A positive whole number: ids and pull request numbers. */
function parseNumber(text) {
    const trimmed = text.trim();
    const value = Number(trimmed);
    return /^[0-9]{1,15}$/.test(trimmed) && value > 0
        ? { value }
        : { problem: `${quote(text)} is not a number. Write digits only.` };
}
function parseChoice(text, choices) {
    const value = choices.find((choice) => choice === text.trim().toLowerCase());
    return value === undefined
        ? { problem: `${quote(text)} is not a choice. Write ${alternatives(choices)}.` }
        : { value };
}
/**
 * A list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. Mixed and broken forms are named, not guessed.
 */
function parseList(text) {
    const trimmed = text.trim();
    if (trimmed.startsWith('[') || trimmed.endsWith(']')) {
        if (!trimmed.startsWith('['))
            return {
                problem: 'ends with "]" but does not begin with "[". Write [a, b] or one per line.',
            };
        if (!trimmed.endsWith(']'))
            return {
                problem: 'begins with "[" but does not end with "]". Write [a, b] or one per line.',
            };
        return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
    }
    const lines = trimmed
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const dashed = lines.filter((line) => line === '-' || line.startsWith('- '));
    if (dashed.length > 0 && dashed.length < lines.length) {
        const odd = lines.find((line) => !dashed.includes(line));
        return {
            problem: `mixes lines that begin with "- " and lines that do not (${quote(odd ?? '')}). Write all of them the same way.`,
        };
    }
    if (dashed.length > 0)
        return collect(dashed.map((line) => parseItem(line.slice(1))));
    const values = [];
    for (const line of lines) {
        const parsed = parseItems(line.replace(/,$/, ''));
        if ('problem' in parsed)
            return parsed;
        values.push(...parsed.value);
    }
    return { value: values };
}
function parseItems(text) {
    if (text.trim() === '')
        return { value: [] };
    return collect(text.split(',').map(parseItem));
}
function parseItem(text) {
    const item = text.trim();
    if (item === '')
        return { problem: 'has an empty item. Take out the extra comma or dash.' };
    const first = item.charAt(0);
    if (first === '"' || first === "'") {
        const inner = item.slice(1, -1);
        return item.length >= 2 && item.endsWith(first) && !inner.includes(first)
            ? { value: inner.trim() }
            : { problem: `has a quote that is not closed: ${quote(item)}.` };
    }
    if (item.endsWith('"') || item.endsWith("'")) {
        return { problem: `has a quote that is not closed: ${quote(item)}.` };
    }
    if (/[[\]{}]/.test(item)) {
        return {
            problem: `has a bracket in the wrong place: ${quote(item)}. Write [a, b] or one per line.`,
        };
    }
    return { value: item };
}
function collect(items) {
    const values = [];
    for (const item of items) {
        if ('problem' in item)
            return item;
        values.push(item.value);
    }
    return { value: values };
}
/** For messages: the text in quotes, without line breaks, not longer than a line. */
function quote(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}
function alternatives(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
//# sourceMappingURL=input-values.js.map

/***/ }),

/***/ 198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ INPUTS)
/* harmony export */ });
/* unused harmony export OUTPUTS */
/**
 * The one table of inputs and outputs. action.yml, the README's tables, docs/inputs.md, the
 * options of `plangate check` and the search for misspelt names are all made from it.
 */
const BOTH = ['action', 'cli'];
const ACTION = ['action'];
const INPUTS = [
    {
        name: 'hostname',
        kind: 'string',
        description: 'Host of the service: HCP Terraform, Terraform Enterprise or a compatible one.',
        default: 'app.terraform.io',
        environment: ['TF_CLOUD_HOSTNAME'],
        cloudBlock: 'hostname',
        doors: BOTH,
    },
    {
        name: 'token',
        kind: 'secret',
        description: 'API token of a user or a team that may queue plans. It is sent to `hostname` and nowhere else.',
        environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
        doors: BOTH,
    },
    {
        name: 'organization',
        kind: 'string',
        description: 'Organization that the workspaces belong to.',
        environment: ['TF_CLOUD_ORGANIZATION'],
        cloudBlock: 'organization',
        doors: BOTH,
    },
    {
        name: 'workspace',
        kind: 'string',
        description: 'Name of the workspace to plan in. For several, use `workspaces`.',
        environment: ['TF_WORKSPACE'],
        cloudBlock: 'workspaces',
        doors: BOTH,
    },
    {
        name: 'workspaces',
        kind: 'list',
        description: 'Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`; one per line or separated by commas.',
        doors: BOTH,
    },
    {
        name: 'directory',
        kind: 'path',
        description: 'Directory of the configuration. With a working directory set on the workspace, the directory above is sent, as the service expects.',
        default: '.',
        doors: BOTH,
    },
    {
        name: 'affected-only',
        kind: 'flag',
        description: "Plan only in workspaces whose working directory or trigger patterns the pull request's files touch.",
        default: 'false',
        doors: BOTH,
    },
    {
        name: 'mode',
        kind: 'choice',
        description: '`speculative` plans and never applies; `provisional` leaves a saved plan that somebody may apply.',
        default: 'speculative',
        choices: ['speculative', 'provisional'],
        doors: BOTH,
    },
    {
        name: 'message',
        kind: 'string',
        description: 'Shown on the run. Left out, it names the pull request and the commit.',
        doors: BOTH,
    },
    {
        name: 'timeout',
        kind: 'duration',
        description: 'How long the whole job may take, as in `90m` or `1h30m`. Afterwards: undecided.',
        default: '1h',
        doors: BOTH,
    },
    {
        name: 'fail-on',
        kind: 'choice',
        description: 'Which policy failures close the gate. `never` reports them only; errors and unknown answers still close it.',
        default: 'mandatory',
        choices: ['mandatory', 'advisory', 'never'],
        doors: BOTH,
    },
    {
        name: 'require-policies',
        kind: 'flag',
        description: 'Close the gate when not a single policy was evaluated.',
        default: 'false',
        doors: BOTH,
    },
    {
        name: 'on-failure',
        kind: 'choice',
        description: 'What happens to a provisional run whose gate closed.',
        default: 'discard',
        choices: ['discard', 'keep'],
        doors: BOTH,
    },
    {
        name: 'cancel-superseded',
        kind: 'flag',
        description: 'Cancel earlier runs of this pull request in the same workspace that are still going. Provisional runs are left alone.',
        default: 'true',
        doors: BOTH,
    },
    {
        name: 'auto-queue-runs',
        kind: 'flag',
        description: 'Let the upload start the run instead of creating it by a request of its own.',
        default: 'false',
        doors: BOTH,
    },
    {
        name: 'rules',
        kind: 'choice',
        description: 'How `.terraformignore` is read: `terraform` ships what Terraform ships less what its traps would leak, `exact` decides bug for bug, `gitignore` as git does.',
        default: 'terraform',
        choices: ['terraform', 'exact', 'gitignore'],
        doors: BOTH,
    },
    {
        name: 'secret-scan',
        kind: 'choice',
        description: 'What a file that looks as if it held a credential does.',
        default: 'warn',
        choices: ['warn', 'fail'],
        doors: BOTH,
    },
    {
        name: 'include-untracked-secrets',
        kind: 'flag',
        description: 'Send files that look like secrets although git does not track them. Without it they stay here and are named.',
        default: 'false',
        doors: BOTH,
    },
    {
        name: 'ca-file',
        kind: 'path',
        description: 'PEM file with certificate authorities to trust besides the usual ones. `NODE_EXTRA_CA_CERTS` works too.',
        doors: BOTH,
    },
    {
        name: 'comment',
        kind: 'choice',
        description: 'When to comment on the pull request. `auto`: once anything is not green, and from then on always; `on-failure`: as long as it is not green.',
        default: 'auto',
        choices: ['auto', 'always', 'on-failure', 'off'],
        doors: BOTH,
    },
    {
        name: 'comment-mode',
        kind: 'choice',
        description: '`update` edits the one comment; `recreate-on-change` replaces it when the verdict changes, so that people are notified.',
        default: 'update',
        choices: ['update', 'recreate-on-change'],
        doors: BOTH,
    },
    {
        name: 'comment-key',
        kind: 'string',
        description: 'Jobs with the same key share one comment, each with a section of its own; another key makes another comment.',
        default: 'default',
        doors: BOTH,
    },
    {
        name: 'annotate',
        kind: 'choice',
        description: 'Which findings become annotations. `auto`: all that keep the gate closed, advisory ones in changed files; `changed`: in changed files only.',
        default: 'auto',
        choices: ['auto', 'all', 'changed', 'off'],
        doors: ACTION,
    },
    {
        name: 'github-token',
        kind: 'secret',
        description: 'Token for the comment; needs `pull-requests: write`.',
        expression: '${{ github.token }}',
        doors: ACTION,
    },
    {
        name: 'checks-token',
        kind: 'secret',
        description: "Token for annotations; needs `checks: write` and must be the workflow's own, because GitHub lets nobody else edit the job's check run.",
        expression: '${{ github.token }}',
        doors: ACTION,
    },
    {
        name: 'check-run-id',
        kind: 'number',
        description: "The job's own check run, which gets the annotations.",
        expression: '${{ job.check_run_id }}',
        doors: ACTION,
    },
    {
        name: 'pr-number',
        kind: 'number',
        description: 'Pull request to report on when the event names none: workflow_dispatch, schedule, push.',
        doors: ACTION,
    },
    {
        name: 'on-missing-token',
        kind: 'choice',
        description: 'What happens on pull requests from forks and of Dependabot, which get no secrets: `fail`, or `neutral`, which opens the gate without having looked.',
        default: 'fail',
        choices: ['fail', 'neutral'],
        doors: ACTION,
    },
    {
        name: 'allow-untrusted-head',
        kind: 'flag',
        description: "Plan a fork's files although the event hands out secrets (pull_request_target). A plan runs code: allow it only behind an environment with reviewers.",
        default: 'false',
        doors: ACTION,
    },
];
const OUTPUTS = [
    {
        name: 'verdict',
        description: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
    },
    { name: 'green', description: 'Whether the gate is open: true or false.' },
    { name: 'run-id', description: 'The run; of the first workspace when there are several.' },
    { name: 'run-url', description: 'Where to see that run.' },
    { name: 'run-ids', description: 'All runs as JSON: `{"workspace": "run-…"}`.' },
    { name: 'configuration-version-id', description: 'The configuration version of that run.' },
    { name: 'passed', description: 'How many policies passed, over all workspaces.' },
    { name: 'advisory-failed', description: 'How many advisory policies failed.' },
    {
        name: 'mandatory-failed',
        description: 'How many mandatory policies failed and were not overridden.',
    },
    { name: 'overridden', description: 'How many failures were overridden.' },
    { name: 'policies-errored', description: 'How many policies could not be evaluated.' },
    {
        name: 'policies-undecided',
        description: 'How many policies have no result or one that is not known here.',
    },
    {
        name: 'comment-url',
        description: 'The comment on the pull request; empty when there is none.',
    },
    { name: 'report-json', description: 'Path of the report as JSON.' },
];
//# sourceMappingURL=inputs.js.map

/***/ }),

/***/ 3820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ reportedSettings)
/* harmony export */ });
/** What a report says of the settings it was made with. */
function reportedSettings(settings) {
    return {
        key: settings.commentKey,
        failOn: settings.failOn,
        organization: settings.organization,
        hostname: settings.hostname,
        serviceOrigin: settings.origin,
    };
}
//# sourceMappingURL=reported-settings.js.map

/***/ }),

/***/ 1374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  U: () => (/* binding */ needsCloudBlock),
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./build/src/settings/did-you-mean.js
var did_you_mean = __nccwpck_require__(1640);
// EXTERNAL MODULE: ./build/src/settings/hostname.js
var hostname = __nccwpck_require__(5730);
// EXTERNAL MODULE: ./build/src/settings/input-values.js
var input_values = __nccwpck_require__(3378);
// EXTERNAL MODULE: ./build/src/settings/inputs.js
var inputs = __nccwpck_require__(198);
;// CONCATENATED MODULE: ./build/src/settings/workspace-selectors.js
/** Which workspaces a run of the gate is about: names, pairs, queries. */

const NAME = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';
/** Which workspaces were asked for; no problems means at least one. */
function selectWorkspaces({ one, fromEnvironment, many, cloud }) {
    const problems = [];
    const note = (input, message) => {
        problems.push({ input, message });
    };
    return { selectors: workspace_selectors_select({ one, fromEnvironment, many, cloud }, note), problems };
}
function workspace_selectors_select({ one, fromEnvironment, many, cloud }, note) {
    if (one !== undefined && many !== undefined) {
        note('workspaces', 'and `workspace` are both given. Keep one of them.');
        return [];
    }
    if (many !== undefined)
        return readWorkspaceList(many, note);
    if (one !== undefined) {
        const name = fromEnvironment ? `${cloud?.workspaces?.prefix ?? ''}${one}` : one;
        if (NAME.test(name))
            return [{ kind: 'name', name }];
        const several = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
        note('workspace', `${(0,input_values/* quote */.hD)(name)} is not a name. ${NAME_RULE}${several}`);
        return [];
    }
    const named = cloud?.workspaces;
    if (named?.name !== undefined)
        return [{ kind: 'name', name: named.name }];
    if (named?.tags !== undefined && named.tags.length > 0) {
        const { tags, project } = named;
        return [{ kind: 'query', tags, ...(project !== undefined && { project }) }];
    }
    if (cloud !== undefined && named?.prefix !== undefined) {
        note('workspace', `is missing: ${cloud.at} has only the prefix ${(0,input_values/* quote */.hD)(named.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
    }
    else {
        note('workspace', 'is missing. Pass `workspace` or `workspaces`, or name it in the `cloud` block.');
    }
    return [];
}
function readWorkspaceList(text, note) {
    const list = (0,input_values/* parseList */.E1)(text);
    if ('problem' in list) {
        note('workspaces', list.problem);
        return [];
    }
    if (list.value.length === 0)
        note('workspaces', 'is an empty list. Name at least one workspace.');
    const selectors = [];
    const seen = new Set();
    for (const item of list.value) {
        const selector = readSelector(item);
        if ('problem' in selector)
            note('workspaces', selector.problem);
        else if (seen.has(JSON.stringify(selector.value))) {
            note('workspaces', `names ${(0,input_values/* quote */.hD)(item)} twice. Take one out.`);
        }
        else {
            seen.add(JSON.stringify(selector.value));
            selectors.push(selector.value);
        }
    }
    return selectors;
}
function readSelector(item) {
    if (item.startsWith('tag:') || item.startsWith('project:')) {
        const [kind, value] = [
            item.slice(0, item.indexOf(':')),
            item.slice(item.indexOf(':') + 1).trim(),
        ];
        if (value === '')
            return { problem: `${(0,input_values/* quote */.hD)(item)} says nothing after the colon.` };
        return {
            value: kind === 'tag'
                ? { kind: 'query', tags: [value] }
                : { kind: 'query', tags: [], project: value },
        };
    }
    const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
    if (rest.length > 0 || directory === '' || name === '') {
        return { problem: `${(0,input_values/* quote */.hD)(item)} is not a pair. Write name=directory.` };
    }
    if (!NAME.test(name)) {
        const hint = name.includes(':') ? ' For a directory, write name=directory.' : '';
        return { problem: `${(0,input_values/* quote */.hD)(item)} is not a name. ${NAME_RULE}${hint}` };
    }
    return {
        value: directory === undefined ? { kind: 'name', name } : { kind: 'name', name, directory },
    };
}
//# sourceMappingURL=workspace-selectors.js.map
;// CONCATENATED MODULE: ./build/src/settings/settings.js





const SPECS = new Map(inputs/* INPUTS */.m.map((spec) => [spec.name, spec]));
/** Whether only the `cloud` block can still answer: reading it costs parsing the configuration. */
function needsCloudBlock(sources) {
    const { hostname, organization, workspace, workspaces } = namedTexts(sources);
    const named = workspace !== undefined || workspaces !== undefined;
    return hostname === undefined || organization === undefined || !named;
}
function namedTexts(sources) {
    return {
        hostname: textOf('hostname', sources),
        organization: textOf('organization', sources),
        workspace: textOf('workspace', sources),
        workspaces: textOf('workspaces', sources),
    };
}
function readSettings(sources) {
    const problems = unknownNames(sources);
    const fromCloud = {
        hostname: sources.cloud?.hostname,
        organization: sources.cloud?.organization,
    };
    const text = (name) => textOf(name, sources) ?? fromCloud[name] ?? SPECS.get(name)?.default;
    const note = (input, message) => {
        problems.push({ input, message });
    };
    const take = (name, parse) => {
        const value = text(name);
        if (value === undefined)
            return undefined;
        const parsed = parse(value);
        if ('value' in parsed)
            return parsed.value;
        note(name, parsed.problem);
        return undefined;
    };
    const choice = (name, choices) => take(name, (value) => (0,input_values/* parseChoice */.HU)(value, choices));
    const host = take('hostname', hostname/* readHostname */.w9);
    const token = text('token') ??
        (host &&
            ((0,hostname/* tokenFor */.fn)(host.hostname, sources.environment) ?? sources.storedToken?.(host.hostname)));
    if (token === undefined)
        note('token', missingToken(sources));
    else if (/[^\x21-\x7e]/.test(token)) {
        note('token', 'contains a space, a line break or another character that no token has.');
    }
    const organization = text('organization');
    if (organization === undefined) {
        note('organization', 'is missing. Pass `organization`, or name it in the `cloud` block.');
    }
    else if (!NAME.test(organization)) {
        note('organization', `${(0,input_values/* quote */.hD)(organization)} is not a name. ${NAME_RULE}`);
    }
    const selected = selectWorkspaces({
        one: textOf('workspace', sources),
        fromEnvironment: given('workspace', sources) === undefined,
        many: given('workspaces', sources),
        cloud: sources.cloud,
    });
    const workspaces = selected.selectors;
    problems.push(...selected.problems);
    const settings = {
        ...host,
        token,
        organization,
        workspaces,
        directory: text('directory'),
        affectedOnly: take('affected-only', input_values/* parseFlag */.og),
        mode: choice('mode', ['speculative', 'provisional']),
        message: text('message'),
        timeoutMs: take('timeout', input_values/* parseDuration */.E9),
        failOn: choice('fail-on', ['mandatory', 'advisory', 'never']),
        requirePolicies: take('require-policies', input_values/* parseFlag */.og),
        onFailure: choice('on-failure', ['discard', 'keep']),
        cancelSuperseded: take('cancel-superseded', input_values/* parseFlag */.og),
        autoQueueRuns: take('auto-queue-runs', input_values/* parseFlag */.og),
        rules: choice('rules', ['terraform', 'exact', 'gitignore']),
        secretScan: choice('secret-scan', ['warn', 'fail']),
        includeUntrackedSecrets: take('include-untracked-secrets', input_values/* parseFlag */.og),
        caFile: text('ca-file'),
        comment: choice('comment', ['auto', 'always', 'on-failure', 'off']),
        commentMode: choice('comment-mode', ['update', 'recreate-on-change']),
        commentKey: take('comment-key', parseKey),
        annotate: choice('annotate', ['auto', 'all', 'changed', 'off']),
        githubToken: text('github-token'),
        checksToken: text('checks-token'),
        checkRunId: take('check-run-id', input_values/* parseNumber */.$J),
        pullRequestNumber: take('pr-number', input_values/* parseNumber */.$J),
        onMissingToken: choice('on-missing-token', ['fail', 'neutral']),
        allowUntrustedHead: take('allow-untrusted-head', input_values/* parseFlag */.og),
    };
    if (problems.length > 0)
        return { problems };
    const known = Object.entries(settings).filter(([, value]) => value !== undefined);
    return { settings: Object.fromEntries(known) };
}
/** What was given or, failing that, in the environment; never the `cloud` block or a default. */
function textOf(name, sources) {
    const direct = given(name, sources);
    if (direct !== undefined)
        return direct;
    if (name === 'workspace' && given('workspaces', sources) !== undefined)
        return undefined;
    for (const variable of SPECS.get(name)?.environment ?? []) {
        const value = sources.environment[variable]?.trim();
        if (value !== undefined && value !== '')
            return value;
    }
    return undefined;
}
function given(name, sources) {
    const value = sources.given[name];
    return value === undefined || value.trim() === '' ? undefined : value.trim();
}
function unknownNames(sources) {
    const known = inputs/* INPUTS */.m.filter((spec) => spec.doors.includes(sources.door));
    const names = new Set(known.map((spec) => spec.name));
    return Object.keys(sources.given)
        .filter((name) => !names.has(name))
        .map((name) => {
        const near = (0,did_you_mean/* didYouMean */.a)(name, names);
        const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
        return { input: name, message: `is not an input. ${remedy}` };
    });
}
function missingToken({ door, tokenHint }) {
    const remedy = door === 'action'
        ? 'Pass `token: ${{ secrets.TF_API_TOKEN }}`'
        : 'Pass `--token`, or set TF_API_TOKEN or TF_TOKEN_<host>';
    return `is empty. ${remedy}${tokenHint === undefined ? '.' : `; ${tokenHint}`}`;
}
function parseKey(text) {
    return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
        ? { value: text }
        : { problem: 'is longer than 100 characters or has control characters in it.' };
}
//# sourceMappingURL=settings.js.map

/***/ }),

/***/ 8009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this tool, as in package.json (a test compares them). */
const VERSION = '1.0.0';
//# sourceMappingURL=version.js.map

/***/ }),

/***/ 8475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ systemClock)
});

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/src/wait/clock.js
/** The machine's own time. */

function systemClock() {
    return {
        now: () => performance.now(),
        date: () => new Date(),
        sleep: async (ms, signal) => {
            try {
                await (0,promises_namespaceObject.setTimeout)(ms, undefined, signal ? { signal } : {});
            }
            catch (error) {
                throw signal?.aborted ? signal.reason : error;
            }
        },
    };
}
//# sourceMappingURL=clock.js.map

/***/ }),

/***/ 6279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ GateStop),
/* harmony export */   ak: () => (/* binding */ forgivesFailedLook),
/* harmony export */   g5: () => (/* binding */ failureOf)
/* harmony export */ });
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(847);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(486);
/** What a thrown value means for the job: whether it is forgiven, and what to call it. */


/** A step that cannot go on, with a whole sentence for people. */
class GateStop extends Error {
    name = 'GateStop';
    kind;
    /** The service itself ended what was asked of it: known, not in doubt. */
    errored;
    constructor(kind, message, options = {}) {
        super(message);
        this.kind = kind;
        this.errored = options.errored ?? false;
    }
}
/** @param ended why nothing is tried any more, when that is so: it explains whatever was thrown. */
function failureOf(error, ended) {
    const message = error instanceof Error ? error.message : String(error);
    if (ended === 'aborted')
        return { kind: 'canceled', message: 'The job was cancelled.' };
    if (error instanceof GateStop)
        return { kind: error.kind, message };
    if (error instanceof _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .PackError */ .q)
        return { kind: 'archive', message };
    if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) {
        const whole = error.remedy === undefined || message.includes(error.remedy)
            ? message
            : `${message}\n${error.remedy}`;
        return { kind: ended ?? serviceFailure(error), message: whole };
    }
    return { kind: ended ?? 'archive', message };
}
function serviceFailure(error) {
    switch (error.code) {
        case 'unauthorized':
        case 'forbidden':
        case 'not-found':
            return 'refused';
        case 'local':
            return 'archive';
        case 'network':
        case 'timeout':
        case 'tls':
            return 'network';
        case 'aborted':
            return 'canceled';
        case 'invalid':
            return 'input';
        case 'bad-request':
        case 'conflict':
        case 'too-large':
        case 'unprocessable':
        case 'upload-refused':
        case 'rate-limited':
        case 'server-error':
        case 'redirected':
        case 'unreadable':
            return 'service';
    }
}
/**
 * Whether a look that failed is only a look less. An outage is waited through to the deadline: the
 * run goes on without us. An answer that cannot be read three times in a row is not going to change.
 */
function forgivesFailedLook(error, inARow) {
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
        return false;
    switch (error.code) {
        case 'network':
        case 'timeout':
        case 'server-error':
            return true;
        case 'unreadable':
            return inARow < 3;
        default:
            return false;
    }
}
//# sourceMappingURL=failure-of.js.map

/***/ }),

/***/ 8035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ld: () => (/* binding */ holdsConfiguration),
/* harmony export */   SS: () => (/* binding */ uploadRoot),
/* harmony export */   bq: () => (/* binding */ readWorkingDirectory)
/* harmony export */ });
/** Which directory is packed for a workspace: its directory less the workspace's working directory. */
/** @returns the working directory with single slashes and none at its ends, or why it is none. */
function readWorkingDirectory(text) {
    const parts = (text ?? '')
        .replaceAll('\\', '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return parts.includes('..')
        ? { problem: `its working directory "${text}" leads out of what is uploaded` }
        : { path: parts.join('/') };
}
/**
 * `/repo/infra/prod` less `infra/prod` is `/repo`. A directory that does not end in the working
 * directory is taken for the root itself; whether the working directory is in it shows when packed.
 */
function uploadRoot(directory, workingDirectory) {
    if (workingDirectory === '')
        return directory;
    const separator = directory.includes('\\') && !directory.includes('/') ? '\\' : '/';
    const parts = directory.split(separator);
    while (parts.length > 1 && parts.at(-1) === '')
        parts.pop();
    const wanted = workingDirectory.split('/');
    const tail = parts.slice(-wanted.length);
    if (tail.length < wanted.length || tail.some((part, index) => part !== wanted[index])) {
        return directory;
    }
    const root = parts.slice(0, -wanted.length).join(separator);
    return root === '' ? separator : root.endsWith(':') ? `${root}${separator}` : root;
}
/** Whether the packed entries hold a configuration in the working directory. */
function holdsConfiguration(entries, workingDirectory) {
    const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
    return entries.some(({ path, type }) => {
        if (type === 'directory' || !path.startsWith(prefix))
            return false;
        const name = path.slice(prefix.length);
        return (!name.includes('/') &&
            ['.tf', '.tf.json', '.tofu', '.tofu.json'].some((ending) => name.endsWith(ending)));
    });
}
//# sourceMappingURL=upload-root.js.map

/***/ }),

/***/ 5667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ timestamps),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Zc: () => (/* binding */ resource),
/* harmony export */   gC: () => (/* binding */ paginationSchema),
/* harmony export */   kG: () => (/* binding */ anyResourceSchema)
/* harmony export */ });
/* unused harmony exports identifierSchema, relationshipSchema */
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7934);
/**
 * JSON:API as this service speaks it: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; attributes nobody here knows are kept.
 */

const identifierSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)),
    type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const relationshipSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identifierSchema), identifierSchema]))),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** Any resource, before its attributes have been looked at. */
const anyResourceSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...identifierSchema.entries,
    attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema)),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** The schema of one kind of resource: `type` must be the word, `attributes` must fit. */
function resource(type, attributes) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1)),
        type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(type),
        attributes,
        relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema), {}),
        links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), {}),
    });
}
const paginationSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    'current-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    'page-size': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    'prev-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())),
    'next-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())),
    'total-pages': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())),
    'total-count': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())),
});
const text = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()));
const flag = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()));
const count = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()));
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
const timestamps = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()))));
//# sourceMappingURL=resource.js.map

/***/ }),

/***/ 7090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ ACCESS_LEVELS),
/* harmony export */   ky: () => (/* binding */ CUSTOM_ATTRIBUTES),
/* harmony export */   o: () => (/* binding */ teamWorkspaceSchema)
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7934);
/* harmony import */ var _resource_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5667);
/** A team's access to one workspace (service-api.md 2.4). */


const ACCESS_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
/** What each custom-only attribute may be, in the specification's own (neutral) words. */
const CUSTOM_ATTRIBUTES = {
    runs: ['read', 'plan', 'apply'],
    variables: ['none', 'read', 'write'],
    'state-versions': ['none', 'read-outputs', 'read', 'write'],
    'engine-mocks': ['none', 'read'],
    'workspace-locking': [true, false],
    'run-tasks': [true, false],
};
const teamWorkspaceSchema = (0,_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .resource */ .Zc)('team-workspaces', _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    access: _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    runs: _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    variables: _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'state-versions': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** `sentinel-mocks` on real services; readers accept both. */
    'engine-mocks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'sentinel-mocks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'workspace-locking': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    'run-tasks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    'policy-overrides': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
}));
//# sourceMappingURL=team-workspace.js.map

/***/ }),

/***/ 7934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BpQ: () => (/* binding */ minLength),
/* harmony export */   BuJ: () => (/* binding */ getDotPath),
/* harmony export */   FsL: () => (/* binding */ pipe),
/* harmony export */   KCZ: () => (/* binding */ union),
/* harmony export */   KIO: () => (/* binding */ picklist),
/* harmony export */   L5J: () => (/* binding */ unknown),
/* harmony export */   Oxt: () => (/* binding */ variant),
/* harmony export */   Wwf: () => (/* binding */ minValue),
/* harmony export */   YOg: () => (/* binding */ array),
/* harmony export */   YjP: () => (/* binding */ string),
/* harmony export */   _H3: () => (/* binding */ looseObject),
/* harmony export */   aig: () => (/* binding */ number),
/* harmony export */   cGV: () => (/* binding */ maxValue),
/* harmony export */   euz: () => (/* binding */ literal),
/* harmony export */   g1P: () => (/* binding */ record),
/* harmony export */   lqM: () => (/* binding */ optional),
/* harmony export */   mee: () => (/* binding */ nullable),
/* harmony export */   ndf: () => (/* binding */ integer),
/* harmony export */   qgA: () => (/* binding */ parse),
/* harmony export */   rej: () => (/* binding */ strictObject),
/* harmony export */   xLC: () => (/* binding */ safeParse),
/* harmony export */   yGV: () => (/* binding */ regex),
/* harmony export */   zMY: () => (/* binding */ boolean)
/* harmony export */ });
/* unused harmony exports BASE64_REGEX, BIC_REGEX, CUID2_REGEX, DECIMAL_REGEX, DIGITS_REGEX, DOMAIN_REGEX, EMAIL_REGEX, EMOJI_REGEX, HEXADECIMAL_REGEX, HEX_COLOR_REGEX, IMEI_REGEX, IPV4_REGEX, IPV6_REGEX, IP_REGEX, ISO_DATE_REGEX, ISO_DATE_TIME_REGEX, ISO_DATE_TIME_SECOND_REGEX, ISO_TIMESTAMP_REGEX, ISO_TIME_REGEX, ISO_TIME_SECOND_REGEX, ISO_WEEK_REGEX, ISRC_REGEX, JWS_COMPACT_REGEX, KSUID_REGEX, MAC48_REGEX, MAC64_REGEX, MAC_REGEX, NANO_ID_REGEX, OCTAL_REGEX, RFC_EMAIL_REGEX, SLUG_REGEX, ULID_REGEX, UUID_REGEX, ValiError, _addIssue, _cloneDataset, _formatCase, _getByteCount, _getCodePointCount, _getGraphemeCount, _getLastMetadata, _getWordCount, _isLuhnAlgo, _isSameValueZero, _isValidObjectKey, _isValueMatch, _joinExpects, _standardSchema, _stringify, any, args, argsAsync, arrayAsync, assert, awaitAsync, base64, bic, bigint, blob, brand, bytes, cache, cacheAsync, check, checkAsync, checkItems, checkItemsAsync, codePoints, config, creditCard, cuid2, custom, customAsync, date, decimal, deleteGlobalConfig, deleteGlobalMessage, deleteSchemaMessage, deleteSpecificMessage, description, digits, domain, email, emoji, empty, endsWith, entries, entriesFromList, entriesFromObjects, enum, enum_, everyItem, exactOptional, exactOptionalAsync, examples, excludes, fallback, fallbackAsync, file, filterItems, findItem, finite, flatten, flavor, forward, forwardAsync, function, function_, getDefault, getDefaults, getDefaultsAsync, getDescription, getExamples, getFallback, getFallbacks, getFallbacksAsync, getGlobalConfig, getGlobalMessage, getMetadata, getSchemaMessage, getSpecificMessage, getTitle, graphemes, gtValue, guard, hash, hexColor, hexadecimal, imei, includes, instance, intersect, intersectAsync, ip, ipv4, ipv6, is, isOfKind, isOfType, isValiError, isbn, isoDate, isoDateTime, isoDateTimeSecond, isoTime, isoTimeSecond, isoTimestamp, isoWeek, isrc, jwsCompact, keyof, ksuid, lazy, lazyAsync, length, looseObjectAsync, looseTuple, looseTupleAsync, ltValue, mac, mac48, mac64, map, mapAsync, mapItems, maxBytes, maxCodePoints, maxEntries, maxGraphemes, maxLength, maxSize, maxWords, message, metadata, mimeType, minBytes, minCodePoints, minEntries, minGraphemes, minSize, minWords, multipleOf, nan, nanoid, never, nonEmpty, nonNullable, nonNullableAsync, nonNullish, nonNullishAsync, nonOptional, nonOptionalAsync, normalize, notBytes, notCodePoints, notEntries, notGraphemes, notLength, notSize, notValue, notValues, notWords, null, null_, nullableAsync, nullish, nullishAsync, object, objectAsync, objectWithRest, objectWithRestAsync, octal, omit, optionalAsync, parseAsync, parseBoolean, parseJson, parser, parserAsync, partial, partialAsync, partialCheck, partialCheckAsync, pick, pipeAsync, promise, rawCheck, rawCheckAsync, rawTransform, rawTransformAsync, readonly, recordAsync, reduceItems, required, requiredAsync, returns, returnsAsync, rfcEmail, safeInteger, safeParseAsync, safeParser, safeParserAsync, set, setAsync, setGlobalConfig, setGlobalMessage, setSchemaMessage, setSpecificMessage, size, slug, someItem, sortItems, startsWith, strictObjectAsync, strictTuple, strictTupleAsync, stringifyJson, summarize, symbol, title, toBigint, toBoolean, toCamelCase, toDate, toKebabCase, toLowerCase, toMaxValue, toMinValue, toNumber, toPascalCase, toSnakeCase, toString, toUpperCase, transform, transformAsync, trim, trimEnd, trimStart, tuple, tupleAsync, tupleWithRest, tupleWithRestAsync, ulid, undefined, undefined_, undefinedable, undefinedableAsync, unionAsync, unwrap, url, uuid, value, values, variantAsync, void, void_, words */
//#region src/storages/globalConfig/globalConfig.ts
let store$4;
const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
/**
* Sets the global configuration.
*
* @param config The configuration.
*/
function setGlobalConfig(config$1) {
	store$4 = {
		...store$4,
		...config$1
	};
}
/**
* Returns the global configuration.
*
* @param config The config to merge.
*
* @returns The configuration.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalConfig(config$1) {
	if (!config$1 && !store$4) return DEFAULT_CONFIG;
	return {
		lang: config$1?.lang ?? store$4?.lang,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
		abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
	};
}
/**
* Deletes the global configuration.
*/
function deleteGlobalConfig() {
	store$4 = void 0;
}

//#endregion
//#region src/storages/globalMessage/globalMessage.ts
let store$3;
/**
* Sets a global error message.
*
* @param message The error message.
* @param lang The language of the message.
*/
function setGlobalMessage(message$1, lang) {
	if (!store$3) store$3 = /* @__PURE__ */ new Map();
	store$3.set(lang, message$1);
}
/**
* Returns a global error message.
*
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getGlobalMessage(lang) {
	return store$3?.get(lang);
}
/**
* Deletes a global error message.
*
* @param lang The language of the message.
*/
function deleteGlobalMessage(lang) {
	store$3?.delete(lang);
}

//#endregion
//#region src/storages/schemaMessage/schemaMessage.ts
let store$2;
/**
* Sets a schema error message.
*
* @param message The error message.
* @param lang The language of the message.
*/
function setSchemaMessage(message$1, lang) {
	if (!store$2) store$2 = /* @__PURE__ */ new Map();
	store$2.set(lang, message$1);
}
/**
* Returns a schema error message.
*
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getSchemaMessage(lang) {
	return store$2?.get(lang);
}
/**
* Deletes a schema error message.
*
* @param lang The language of the message.
*/
function deleteSchemaMessage(lang) {
	store$2?.delete(lang);
}

//#endregion
//#region src/storages/specificMessage/specificMessage.ts
let store$1;
/**
* Sets a specific error message.
*
* @param reference The identifier reference.
* @param message The error message.
* @param lang The language of the message.
*/
function setSpecificMessage(reference, message$1, lang) {
	if (!store$1) store$1 = /* @__PURE__ */ new Map();
	if (!store$1.get(reference)) store$1.set(reference, /* @__PURE__ */ new Map());
	store$1.get(reference).set(lang, message$1);
}
/**
* Returns a specific error message.
*
* @param reference The identifier reference.
* @param lang The language of the message.
*
* @returns The error message.
*/
/* @__NO_SIDE_EFFECTS__ */
function getSpecificMessage(reference, lang) {
	return store$1?.get(reference)?.get(lang);
}
/**
* Deletes a specific error message.
*
* @param reference The identifier reference.
* @param lang The language of the message.
*/
function deleteSpecificMessage(reference, lang) {
	store$1?.get(reference)?.delete(lang);
}

//#endregion
//#region src/utils/_stringify/_stringify.ts
/**
* Stringifies an unknown input to a literal or type string.
*
* @param input The unknown input.
*
* @returns A literal or type string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _stringify(input) {
	const type = typeof input;
	if (type === "string") return `"${input}"`;
	if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
	if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
	return type;
}

//#endregion
//#region src/utils/_addIssue/_addIssue.ts
/**
* Adds an issue to the dataset.
*
* @param context The issue context.
* @param label The issue label.
* @param dataset The input dataset.
* @param config The configuration.
* @param other The optional props.
*
* @internal
*/
function _addIssue(context, label, dataset, config$1, other) {
	const input = other && "input" in other ? other.input : dataset.value;
	const expected = other?.expected ?? context.expects ?? null;
	const received = other?.received ?? /* @__PURE__ */ _stringify(input);
	const issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	};
	const isSchema = context.kind === "schema";
	const message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue.lang);
	if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
	if (isSchema) dataset.typed = false;
	if (dataset.issues) dataset.issues.push(issue);
	else dataset.issues = [issue];
}

//#endregion
//#region src/utils/_cloneDataset/_cloneDataset.ts
/**
* Creates a shallow copy of a dataset.
*
* Hint: The `value` is copied by reference, but the `issues` array, its issues
* and their `path` arrays are cloned to avoid reusing mutable dataset state
* across multiple runs. Mutating a returned object or array value can
* therefore affect later cache hits that reuse the same cached output.
*
* @param dataset The output dataset.
*
* @returns The copied output dataset.
*/
/* @__NO_SIDE_EFFECTS__ */
function _cloneDataset(dataset) {
	return {
		typed: dataset.typed,
		value: dataset.value,
		issues: dataset.issues?.map((issue) => ({
			...issue,
			path: issue.path && [...issue.path]
		}))
	};
}

//#endregion
//#region src/utils/_formatCase/_formatCase.ts
/**
* Splits a string into lowercase words and rejoins them with the given
* separator and capitalization rules.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries. Whether the first or subsequent words are
* capitalized is controlled by `capFirst` and `capRest`.
*
* Hint: Implemented in a single pass that emits directly to the result
* string to avoid an intermediate `string[]` allocation. ASCII chars are
* classified via char codes to skip `.toLowerCase()` and `.toUpperCase()`
* method calls in the common case.
*
* Hint: Digits are treated as a separate character class, so `item2Name`
* yields `item2` and `name` rather than `item`, `2` and `name`.
*
* @param input The input string.
* @param separator The string inserted between words.
* @param capFirst Whether to capitalize the first word.
* @param capRest Whether to capitalize subsequent words.
*
* @returns The formatted string.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _formatCase(input, separator, capFirst, capRest) {
	let result = "";
	let firstWord = true;
	let start = 0;
	let prev = 0;
	let prevPrev = 0;
	const flush = (end) => {
		if (end > start) {
			let word = input.slice(start, end).toLowerCase();
			if (firstWord ? capFirst : capRest) {
				const firstCode = word.charCodeAt(0);
				if (firstCode >= 97 && firstCode <= 122) word = String.fromCharCode(firstCode - 32) + word.slice(1);
				else {
					const charLen = firstCode >= 55296 && firstCode <= 56319 ? 2 : 1;
					word = word.slice(0, charLen).toUpperCase() + word.slice(charLen);
				}
			}
			result += firstWord ? word : separator + word;
			firstWord = false;
		}
	};
	for (let index = 0; index < input.length; index++) {
		const code = input.charCodeAt(index);
		let type;
		if (code === 32 || code === 9 || code === 10 || code === 11 || code === 12 || code === 13 || code === 45 || code === 95) {
			flush(index);
			start = index + 1;
			type = 0;
		} else if (code < 128) type = code >= 65 && code <= 90 ? 1 : code >= 97 && code <= 122 ? 2 : 3;
		else {
			const char = input[index];
			const charLower = char.toLowerCase();
			type = charLower === char.toUpperCase() ? 3 : char === charLower ? 2 : 1;
		}
		if (type === 1 && (prev === 2 || prev === 3) && index > start) {
			flush(index);
			start = index;
		} else if (type === 2 && prev === 1 && prevPrev === 1 && index - 1 > start) {
			flush(index - 1);
			start = index - 1;
		}
		prevPrev = prev;
		prev = type;
	}
	flush(input.length);
	return result;
}

//#endregion
//#region src/utils/_getByteCount/_getByteCount.ts
let textEncoder;
/**
* Returns the byte count of the input.
*
* @param input The input to be measured.
*
* @returns The byte count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getByteCount(input) {
	if (!textEncoder) textEncoder = new TextEncoder();
	return textEncoder.encode(input).length;
}

//#endregion
//#region src/utils/_getCodePointCount/_getCodePointCount.ts
/**
* Returns the code point count of the input.
*
* @param input The input to be measured.
*
* @returns The code point count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getCodePointCount(input) {
	let count = input.length;
	const lengthMinus1 = input.length - 1;
	for (let i = 0; i < lengthMinus1;) if (input.codePointAt(i) <= 65535) i++;
	else {
		i += 2;
		count--;
	}
	return count;
}

//#endregion
//#region src/utils/_getGraphemeCount/_getGraphemeCount.ts
let segmenter;
/**
* Returns the grapheme count of the input.
*
* @param input The input to be measured.
*
* @returns The grapheme count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getGraphemeCount(input) {
	if (!segmenter) segmenter = new Intl.Segmenter();
	const segments = segmenter.segment(input);
	let count = 0;
	for (const _ of segments) count++;
	return count;
}

//#endregion
//#region src/utils/_getLastMetadata/_getLastMetadata.ts
/**
* Returns the last top-level value of a given metadata type from a schema
* using a breadth-first search that starts with the last item in the pipeline.
*
* @param schema The schema to search.
* @param type The metadata type.
*
* @returns The value, if any.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getLastMetadata(schema, type) {
	if ("pipe" in schema) {
		const nestedSchemas = [];
		for (let index = schema.pipe.length - 1; index >= 0; index--) {
			const item = schema.pipe[index];
			if (item.kind === "schema" && "pipe" in item) nestedSchemas.push(item);
			else if (item.kind === "metadata" && item.type === type) return item[type];
		}
		for (const nestedSchema of nestedSchemas) {
			const result = /* @__PURE__ */ _getLastMetadata(nestedSchema, type);
			if (result !== void 0) return result;
		}
	}
}

//#endregion
//#region src/utils/_getWordCount/_getWordCount.ts
let store;
/**
* Returns the word count of the input.
*
* @param locales The locales to be used.
* @param input The input to be measured.
*
* @returns The word count.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _getWordCount(locales, input) {
	if (!store) store = /* @__PURE__ */ new Map();
	const key = String(locales);
	let segmenter$1 = store.get(key);
	if (!segmenter$1) {
		segmenter$1 = new Intl.Segmenter(locales, { granularity: "word" });
		store.set(key, segmenter$1);
	}
	const segments = segmenter$1.segment(input);
	let count = 0;
	for (const segment of segments) if (segment.isWordLike) count++;
	return count;
}

//#endregion
//#region src/utils/_isLuhnAlgo/_isLuhnAlgo.ts
/**
* Non-digit regex.
*/
const NON_DIGIT_REGEX = /\D/gu;
/**
* Checks whether a string with numbers corresponds to the luhn algorithm.
*
* @param input The input to be checked.
*
* @returns Whether input is valid.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isLuhnAlgo(input) {
	const number$1 = input.replace(NON_DIGIT_REGEX, "");
	let length$1 = number$1.length;
	let bit = 1;
	let sum = 0;
	while (length$1) {
		const value$1 = +number$1[--length$1];
		bit ^= 1;
		sum += bit ? [
			0,
			2,
			4,
			6,
			8,
			1,
			3,
			5,
			7,
			9
		][value$1] : value$1;
	}
	return sum % 10 === 0;
}

//#endregion
//#region src/utils/_isSameValueZero/_isSameValueZero.ts
/**
* Compares two values using the SameValueZero algorithm, which treats `NaN`
* as equal to itself unlike `===`.
*
* @param value1 The first value.
* @param value2 The second value.
*
* @returns Whether the values are equal.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}

//#endregion
//#region src/utils/_isValidObjectKey/_isValidObjectKey.ts
/**
* Disallows inherited object properties and prevents object prototype
* pollution by disallowing certain keys.
*
* @param object The object to check.
* @param key The key to check.
*
* @returns Whether the key is allowed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}

//#endregion
//#region src/utils/_isValueMatch/_isValueMatch.ts
/**
* Checks whether a value matches a value action requirement.
*
* @param requirement The value action requirement.
* @param value The value to check.
*
* @returns Whether the value matches the requirement.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isValueMatch(requirement, value$1) {
	return Number.isNaN(requirement) && Number.isNaN(value$1) || requirement <= value$1 && requirement >= value$1;
}

//#endregion
//#region src/utils/_joinExpects/_joinExpects.ts
/**
* Joins multiple `expects` values with the given separator.
*
* @param values The `expects` values.
* @param separator The separator.
*
* @returns The joined `expects` property.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _joinExpects(values$1, separator) {
	const list = [...new Set(values$1)];
	if (list.length > 1) return `(${list.join(` ${separator} `)})`;
	return list[0] ?? "never";
}

//#endregion
//#region src/utils/_standardSchema/_standardSchema.ts
/**
* Eagerly creates and attaches the Standard Schema properties of a schema.
*
* Hint: The contextual `this` type includes the standard properties that are
* attached before the schema is returned.
*
* @param schema The schema to attach standard properties to.
*
* @returns The schema with standard properties attached.
*
* @internal
*/
function _standardSchema(schema) {
	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
	return schema;
}

//#endregion
//#region src/utils/entriesFromList/entriesFromList.ts
/**
* Creates an object entries definition from a list of keys and a schema.
*
* @param list A list of keys.
* @param schema The schema of the keys.
*
* @returns The object entries.
*/
/* @__NO_SIDE_EFFECTS__ */
function entriesFromList(list, schema) {
	const entries$1 = {};
	for (const key of list) entries$1[key] = schema;
	return entries$1;
}

//#endregion
//#region src/utils/entriesFromObjects/entriesFromObjects.ts
/* @__NO_SIDE_EFFECTS__ */
function entriesFromObjects(schemas) {
	const entries$1 = {};
	for (const schema of schemas) Object.assign(entries$1, schema.entries);
	return entries$1;
}

//#endregion
//#region src/utils/getDotPath/getDotPath.ts
/* @__NO_SIDE_EFFECTS__ */
function getDotPath(issue) {
	if (issue.path) {
		let key = "";
		for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
		else key += item.key;
		else return null;
		return key;
	}
	return null;
}

//#endregion
//#region src/utils/isOfKind/isOfKind.ts
/**
* A generic type guard to check the kind of an object.
*
* @param kind The kind to check for.
* @param object The object to check.
*
* @returns Whether it matches.
*/
/* @__NO_SIDE_EFFECTS__ */
function isOfKind(kind, object$1) {
	return object$1.kind === kind;
}

//#endregion
//#region src/utils/isOfType/isOfType.ts
/**
* A generic type guard to check the type of an object.
*
* @param type The type to check for.
* @param object The object to check.
*
* @returns Whether it matches.
*/
/* @__NO_SIDE_EFFECTS__ */
function isOfType(type, object$1) {
	return object$1.type === type;
}

//#endregion
//#region src/utils/ValiError/ValiError.ts
/**
* A Valibot error with useful information.
*/
var ValiError = class extends Error {
	/**
	* Creates a Valibot error with useful information.
	*
	* @param issues The error issues.
	*/
	constructor(issues) {
		super(issues[0].message);
		this.name = "ValiError";
		this.issues = issues;
	}
};

//#endregion
//#region src/utils/isValiError/isValiError.ts
/**
* A type guard to check if an error is a ValiError.
*
* @param error The error to check.
*
* @returns Whether its a ValiError.
*/
/* @__NO_SIDE_EFFECTS__ */
function isValiError(error) {
	return error instanceof ValiError;
}

//#endregion
//#region src/actions/args/args.ts
/* @__NO_SIDE_EFFECTS__ */
function args(schema) {
	return {
		kind: "transformation",
		type: "args",
		reference: args,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = (...args_) => {
				const argsDataset = this.schema["~run"]({ value: args_ }, config$1);
				if (argsDataset.issues) throw new ValiError(argsDataset.issues);
				return func(...argsDataset.value);
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/args/argsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function argsAsync(schema) {
	return {
		kind: "transformation",
		type: "args",
		reference: argsAsync,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = async (...args$1) => {
				const argsDataset = await schema["~run"]({ value: args$1 }, config$1);
				if (argsDataset.issues) throw new ValiError(argsDataset.issues);
				return func(...argsDataset.value);
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/await/awaitAsync.ts
/**
* Creates an await transformation action.
*
* @returns An await action.
*/
/* @__NO_SIDE_EFFECTS__ */
function awaitAsync() {
	return {
		kind: "transformation",
		type: "await",
		reference: awaitAsync,
		async: true,
		async "~run"(dataset) {
			dataset.value = await dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/regex.ts
/**
* [Base64](https://en.wikipedia.org/wiki/Base64) regex.
*/
const BASE64_REGEX = /^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/iu;
/**
* [BIC](https://en.wikipedia.org/wiki/ISO_9362) regex.
*/
const BIC_REGEX = /^[A-Z]{6}(?!00)[\dA-Z]{2}(?:[\dA-Z]{3})?$/u;
/**
* [Cuid2](https://github.com/paralleldrive/cuid2) regex.
*/
const CUID2_REGEX = /^[a-z][\da-z]*$/u;
/**
* [Decimal](https://en.wikipedia.org/wiki/Decimal) regex.
*/
const DECIMAL_REGEX = /^[+-]?(?:\d*\.)?\d+$/u;
/**
* [Digits](https://en.wikipedia.org/wiki/Numerical_digit) regex.
*/
const DIGITS_REGEX = /^\d+$/u;
/**
* [Domain name](https://en.wikipedia.org/wiki/Domain_name) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
* ASCII-only validation. Internationalized domain names (IDNs) are not
* supported, including Punycode-encoded labels.
*/
const DOMAIN_REGEX = /^(?=.{1,253}$)(?:(?![Xx][Nn]--)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/u;
/**
* [Email address](https://en.wikipedia.org/wiki/Email_address) regex.
*
* Hint: We decided against the `i` flag to avoid matching non-ASCII characters.
*/
const EMAIL_REGEX = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u;
/**
* Emoji regex from [emoji-regex-xs](https://github.com/slevithan/emoji-regex-xs) v1.0.0 (MIT license).
*
* Hint: We decided against the newer `/^\p{RGI_Emoji}+$/v` regex because it is
* not supported in older runtimes and does not match all emoji.
*/
const EMOJI_REGEX = /^(?:[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|(?![\p{Emoji_Modifier_Base}\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|(?![\p{Emoji_Modifier_Base}\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation}))*)+$/u;
/**
* [Hexadecimal](https://en.wikipedia.org/wiki/Hexadecimal) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const HEXADECIMAL_REGEX = /^(?:0[hx])?[\da-fA-F]+$/u;
/**
* [Hex color](https://en.wikipedia.org/wiki/Web_colors#Hex_triplet) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const HEX_COLOR_REGEX = /^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/u;
/**
* [IMEI](https://en.wikipedia.org/wiki/International_Mobile_Equipment_Identity) regex.
*/
const IMEI_REGEX = /^\d{15}$|^\d{2}-\d{6}-\d{6}-\d$/u;
/**
* [IPv4](https://en.wikipedia.org/wiki/IPv4) regex.
*/
const IPV4_REGEX = /^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$/u;
/**
* [IPv6](https://en.wikipedia.org/wiki/IPv6) regex.
*/
const IPV6_REGEX = /^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu;
/**
* [IP](https://en.wikipedia.org/wiki/IP_address) regex.
*/
const IP_REGEX = /^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$|^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date regex.
*/
const ISO_DATE_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date-time regex.
*/
const ISO_DATE_TIME_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3]):[0-5]\d$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) date-time with seconds regex.
*/
const ISO_DATE_TIME_SECOND_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) time regex.
*/
const ISO_TIME_REGEX = /^(?:0\d|1\d|2[0-3]):[0-5]\d$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) time with seconds regex.
*/
const ISO_TIME_SECOND_REGEX = /^(?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) timestamp regex. Allows a
* space as a date/time separator and an optional space before the UTC offset.
*/
const ISO_TIMESTAMP_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
/**
* [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601) week regex.
*/
const ISO_WEEK_REGEX = /^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/u;
/**
* [JWS compact serialization](https://datatracker.ietf.org/doc/html/rfc7515#section-3.1)
* regex.
*
* Hint: Empty payload and signature segments are allowed because the
* Base64URL-encoded representation of an empty octet sequence is an empty
* string.
*/
const JWS_COMPACT_REGEX = /^(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?$/u;
/**
* [ISRC](https://en.wikipedia.org/wiki/International_Standard_Recording_Code) regex.
*/
const ISRC_REGEX = /^(?:[A-Z]{2}[A-Z\d]{3}\d{7}|[A-Z]{2}-[A-Z\d]{3}-\d{2}-\d{5})$/u;
/**
* [KSUID](https://github.com/segmentio/ksuid) regex.
*/
const KSUID_REGEX = /^[a-zA-Z0-9]{27}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) 48 bit regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC48_REGEX = /^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) 64 bit regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC64_REGEX = /^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u;
/**
* [MAC](https://en.wikipedia.org/wiki/MAC_address) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
*/
const MAC_REGEX = /^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$|^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u;
/**
* [Nano ID](https://github.com/ai/nanoid) regex.
*/
const NANO_ID_REGEX = /^[\w-]+$/u;
/**
* [Octal](https://en.wikipedia.org/wiki/Octal) regex.
*/
const OCTAL_REGEX = /^(?:0o)?[0-7]+$/u;
/**
* [RFC 5322 email address](https://datatracker.ietf.org/doc/html/rfc5322#section-3.4.1) regex.
*
* Hint: This regex was taken from the [HTML Living Standard Specification](https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address) and does not perfectly represent RFC 5322.
*/
const RFC_EMAIL_REGEX = /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/**
* [Slug](https://en.wikipedia.org/wiki/Clean_URL#Slug) regex.
*/
const SLUG_REGEX = /^[\da-z]+(?:[-_][\da-z]+)*$/u;
/**
* [ULID](https://github.com/ulid/spec) regex.
*
* Hint: We decided against the `i` flag for better JSON Schema compatibility.
* Hint: The first character is restricted to `[0-7]` because the 48-bit
* timestamp cannot exceed 2^48-1, making the maximum valid ULID
* `7ZZZZZZZZZZZZZZZZZZZZZZZZZ` in Crockford's Base32 encoding.
*/
const ULID_REGEX = /^[0-7][\da-hjkmnp-tv-zA-HJKMNP-TV-Z]{25}$/u;
/**
* [UUID](https://en.wikipedia.org/wiki/Universally_unique_identifier) regex.
*/
const UUID_REGEX = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

//#endregion
//#region src/actions/base64/base64.ts
/* @__NO_SIDE_EFFECTS__ */
function base64(message$1) {
	return {
		kind: "validation",
		type: "base64",
		reference: base64,
		async: false,
		expects: null,
		requirement: BASE64_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Base64", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/bic/bic.ts
/* @__NO_SIDE_EFFECTS__ */
function bic(message$1) {
	return {
		kind: "validation",
		type: "bic",
		reference: bic,
		async: false,
		expects: null,
		requirement: BIC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "BIC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/brand/brand.ts
/**
* Creates a brand transformation action.
*
* @param name The brand name.
*
* @returns A brand action.
*/
/* @__NO_SIDE_EFFECTS__ */
function brand(name) {
	return {
		kind: "transformation",
		type: "brand",
		reference: brand,
		async: false,
		name,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/bytes/bytes.ts
/* @__NO_SIDE_EFFECTS__ */
function bytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "bytes",
		reference: bytes,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 !== this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/check/check.ts
/* @__NO_SIDE_EFFECTS__ */
function check(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/check/checkAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function checkAsync(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: checkAsync,
		async: true,
		expects: null,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.typed && !await this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/checkItems/checkItems.ts
/* @__NO_SIDE_EFFECTS__ */
function checkItems(requirement, message$1) {
	return {
		kind: "validation",
		type: "check_items",
		reference: checkItems,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) for (let index = 0; index < dataset.value.length; index++) {
				const item = dataset.value[index];
				if (!this.requirement(item, index, dataset.value)) _addIssue(this, "item", dataset, config$1, {
					input: item,
					path: [{
						type: "array",
						origin: "value",
						input: dataset.value,
						key: index,
						value: item
					}]
				});
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/checkItems/checkItemsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function checkItemsAsync(requirement, message$1) {
	return {
		kind: "validation",
		type: "check_items",
		reference: checkItemsAsync,
		async: true,
		expects: null,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.typed) {
				const requirementResults = await Promise.all(dataset.value.map(this.requirement));
				for (let index = 0; index < dataset.value.length; index++) if (!requirementResults[index]) {
					const item = dataset.value[index];
					_addIssue(this, "item", dataset, config$1, {
						input: item,
						path: [{
							type: "array",
							origin: "value",
							input: dataset.value,
							key: index,
							value: item
						}]
					});
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/codePoints/codePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function codePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "code_points",
		reference: codePoints,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count !== this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/creditCard/creditCard.ts
/**
* Credit card regex.
*/
const CREDIT_CARD_REGEX = /^(?:\d{13,19}|\d{4}(?: \d{3,6}){2,4}|\d{4}(?:-\d{3,6}){2,4})$/u;
/**
* Sanitize regex.
*/
const SANITIZE_REGEX = /[- ]/gu;
/**
* Provider regex list.
*/
const PROVIDER_REGEX_LIST = (/* unused pure expression or super */ null && ([
	/^3[47]\d{13}$/u,
	/^3(?:0[0-5]|[68]\d)\d{11,13}$/u,
	/^6(?:011|5\d{2})\d{12,15}$/u,
	/^(?:2131|1800|35\d{3})\d{11}$/u,
	/^(?:5[1-5]\d{2}|222\d|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/u,
	/^(?:6[27]\d{14,17}|81\d{14,17})$/u,
	/^4\d{12}(?:\d{3,6})?$/u
]));
/* @__NO_SIDE_EFFECTS__ */
function creditCard(message$1) {
	return {
		kind: "validation",
		type: "credit_card",
		reference: creditCard,
		async: false,
		expects: null,
		requirement(input) {
			let sanitized;
			return CREDIT_CARD_REGEX.test(input) && (sanitized = input.replace(SANITIZE_REGEX, "")) && PROVIDER_REGEX_LIST.some((regex$1) => regex$1.test(sanitized)) && /* @__PURE__ */ _isLuhnAlgo(sanitized);
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "credit card", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/cuid2/cuid2.ts
/* @__NO_SIDE_EFFECTS__ */
function cuid2(message$1) {
	return {
		kind: "validation",
		type: "cuid2",
		reference: cuid2,
		async: false,
		expects: null,
		requirement: CUID2_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Cuid2", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/decimal/decimal.ts
/* @__NO_SIDE_EFFECTS__ */
function decimal(message$1) {
	return {
		kind: "validation",
		type: "decimal",
		reference: decimal,
		async: false,
		expects: null,
		requirement: DECIMAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "decimal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/description/description.ts
/**
* Creates a description metadata action.
*
* @param description_ The description text.
*
* @returns A description action.
*/
/* @__NO_SIDE_EFFECTS__ */
function description(description_) {
	return {
		kind: "metadata",
		type: "description",
		reference: description,
		description: description_
	};
}

//#endregion
//#region src/actions/digits/digits.ts
/* @__NO_SIDE_EFFECTS__ */
function digits(message$1) {
	return {
		kind: "validation",
		type: "digits",
		reference: digits,
		async: false,
		expects: null,
		requirement: DIGITS_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "digits", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/domain/domain.ts
/* @__NO_SIDE_EFFECTS__ */
function domain(message$1) {
	return {
		kind: "validation",
		type: "domain",
		reference: domain,
		expects: null,
		async: false,
		requirement: DOMAIN_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "domain", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/email/email.ts
/* @__NO_SIDE_EFFECTS__ */
function email(message$1) {
	return {
		kind: "validation",
		type: "email",
		reference: email,
		expects: null,
		async: false,
		requirement: EMAIL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "email", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/emoji/emoji.ts
/* @__NO_SIDE_EFFECTS__ */
function emoji(message$1) {
	return {
		kind: "validation",
		type: "emoji",
		reference: emoji,
		async: false,
		expects: null,
		requirement: EMOJI_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "emoji", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/empty/empty.ts
/* @__NO_SIDE_EFFECTS__ */
function empty(message$1) {
	return {
		kind: "validation",
		type: "empty",
		reference: empty,
		async: false,
		expects: "0",
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > 0) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/endsWith/endsWith.ts
/* @__NO_SIDE_EFFECTS__ */
function endsWith(requirement, message$1) {
	return {
		kind: "validation",
		type: "ends_with",
		reference: endsWith,
		async: false,
		expects: `"${requirement}"`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.endsWith(this.requirement)) _addIssue(this, "end", dataset, config$1, { received: `"${dataset.value.slice(-this.requirement.length)}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/entries/entries.ts
/* @__NO_SIDE_EFFECTS__ */
function entries(requirement, message$1) {
	return {
		kind: "validation",
		type: "entries",
		reference: entries,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count !== this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/everyItem/everyItem.ts
/* @__NO_SIDE_EFFECTS__ */
function everyItem(requirement, message$1) {
	return {
		kind: "validation",
		type: "every_item",
		reference: everyItem,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.every(this.requirement)) _addIssue(this, "item", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/examples/examples.ts
/**
* Creates an examples metadata action.
*
* @param examples_ The examples.
*
* @returns An examples action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function examples(examples_) {
	return {
		kind: "metadata",
		type: "examples",
		reference: examples,
		examples: examples_
	};
}

//#endregion
//#region src/actions/excludes/excludes.ts
/* @__NO_SIDE_EFFECTS__ */
function excludes(requirement, message$1) {
	const received = /* @__PURE__ */ _stringify(requirement);
	return {
		kind: "validation",
		type: "excludes",
		reference: excludes,
		async: false,
		expects: `!${received}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/filterItems/filterItems.ts
/* @__NO_SIDE_EFFECTS__ */
function filterItems(operation) {
	return {
		kind: "transformation",
		type: "filter_items",
		reference: filterItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.filter(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/findItem/findItem.ts
/* @__NO_SIDE_EFFECTS__ */
function findItem(operation) {
	return {
		kind: "transformation",
		type: "find_item",
		reference: findItem,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.find(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/finite/finite.ts
/* @__NO_SIDE_EFFECTS__ */
function finite(message$1) {
	return {
		kind: "validation",
		type: "finite",
		reference: finite,
		async: false,
		expects: null,
		requirement: Number.isFinite,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "finite", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/flavor/flavor.ts
/**
* Creates a flavor transformation action.
*
* @param name The flavor name.
*
* @returns A flavor action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function flavor(name) {
	return {
		kind: "transformation",
		type: "flavor",
		reference: flavor,
		async: false,
		name,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/graphemes/graphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function graphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "graphemes",
		reference: graphemes,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count !== this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/gtValue/gtValue.ts
/* @__NO_SIDE_EFFECTS__ */
function gtValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "gt_value",
		reference: gtValue,
		async: false,
		expects: `>${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value > this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/guard/guard.ts
/* @__NO_SIDE_EFFECTS__ */
function guard(requirement, message$1) {
	return {
		kind: "transformation",
		type: "guard",
		reference: guard,
		async: false,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) {
				_addIssue(this, "input", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hash/hash.ts
/**
* Hash lengths object.
*/
const HASH_LENGTHS = {
	md4: 32,
	md5: 32,
	sha1: 40,
	sha256: 64,
	sha384: 96,
	sha512: 128,
	ripemd128: 32,
	ripemd160: 40,
	tiger128: 32,
	tiger160: 40,
	tiger192: 48,
	crc32: 8,
	crc32b: 8,
	adler32: 8
};
/* @__NO_SIDE_EFFECTS__ */
function hash(types, message$1) {
	return {
		kind: "validation",
		type: "hash",
		reference: hash,
		expects: null,
		async: false,
		requirement: RegExp(types.map((type) => `^[a-fA-F0-9]{${HASH_LENGTHS[type]}}$`).join("|"), "u"),
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hash", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hexadecimal/hexadecimal.ts
/* @__NO_SIDE_EFFECTS__ */
function hexadecimal(message$1) {
	return {
		kind: "validation",
		type: "hexadecimal",
		reference: hexadecimal,
		async: false,
		expects: null,
		requirement: HEXADECIMAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hexadecimal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/hexColor/hexColor.ts
/* @__NO_SIDE_EFFECTS__ */
function hexColor(message$1) {
	return {
		kind: "validation",
		type: "hex_color",
		reference: hexColor,
		async: false,
		expects: null,
		requirement: HEX_COLOR_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "hex color", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/imei/imei.ts
/* @__NO_SIDE_EFFECTS__ */
function imei(message$1) {
	return {
		kind: "validation",
		type: "imei",
		reference: imei,
		async: false,
		expects: null,
		requirement(input) {
			return IMEI_REGEX.test(input) && /* @__PURE__ */ _isLuhnAlgo(input);
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "IMEI", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/includes/includes.ts
/* @__NO_SIDE_EFFECTS__ */
function includes(requirement, message$1) {
	const expects = /* @__PURE__ */ _stringify(requirement);
	return {
		kind: "validation",
		type: "includes",
		reference: includes,
		async: false,
		expects,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received: `!${expects}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/integer/integer.ts
/* @__NO_SIDE_EFFECTS__ */
function integer(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer,
		async: false,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ip/ip.ts
/* @__NO_SIDE_EFFECTS__ */
function ip(message$1) {
	return {
		kind: "validation",
		type: "ip",
		reference: ip,
		async: false,
		expects: null,
		requirement: IP_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IP", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ipv4/ipv4.ts
/* @__NO_SIDE_EFFECTS__ */
function ipv4(message$1) {
	return {
		kind: "validation",
		type: "ipv4",
		reference: ipv4,
		async: false,
		expects: null,
		requirement: IPV4_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IPv4", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ipv6/ipv6.ts
/* @__NO_SIDE_EFFECTS__ */
function ipv6(message$1) {
	return {
		kind: "validation",
		type: "ipv6",
		reference: ipv6,
		async: false,
		expects: null,
		requirement: IPV6_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "IPv6", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isbn/utils/_isIsbn10.ts
/**
* [Validates an ISBN-10](https://en.wikipedia.org/wiki/ISBN#ISBN-10_check_digits).
*
* @param input The input value.
*
* @returns `true` if the input is a valid ISBN-10, `false` otherwise.
*
* @internal
*/
function _isIsbn10(input) {
	const digits$1 = input.split("").map((c) => c === "X" ? 10 : parseInt(c));
	let sum = 0;
	for (let i = 0; i < 10; i++) sum += digits$1[i] * (10 - i);
	return sum % 11 === 0;
}

//#endregion
//#region src/actions/isbn/utils/_isIsbn13.ts
/**
* [Validates an ISBN-13](https://en.wikipedia.org/wiki/ISBN#ISBN-13_check_digit_calculation).
*
* @param input The input value.
*
* @returns `true` if the input is a valid ISBN-13, `false` otherwise.
*
* @internal
*/
function _isIsbn13(input) {
	const digits$1 = input.split("").map((c) => parseInt(c));
	let sum = 0;
	for (let i = 0; i < 13; i++) sum += digits$1[i] * (i % 2 === 0 ? 1 : 3);
	return sum % 10 === 0;
}

//#endregion
//#region src/actions/isbn/isbn.ts
/**
* ISBN separator regex.
*/
const ISBN_SEPARATOR_REGEX = /[- ]/gu;
/**
* ISBN-10 detection regex.
*/
const ISBN_10_DETECTION_REGEX = /^\d{9}[\dX]$/u;
/**
* ISBN-13 detection regex.
*/
const ISBN_13_DETECTION_REGEX = /^\d{13}$/u;
/* @__NO_SIDE_EFFECTS__ */
function isbn(message$1) {
	return {
		kind: "validation",
		type: "isbn",
		reference: isbn,
		async: false,
		expects: null,
		requirement(input) {
			const replacedInput = input.replace(ISBN_SEPARATOR_REGEX, "");
			if (ISBN_10_DETECTION_REGEX.test(replacedInput)) return _isIsbn10(replacedInput);
			else if (ISBN_13_DETECTION_REGEX.test(replacedInput)) return _isIsbn13(replacedInput);
			return false;
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "ISBN", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isrc/isrc.ts
/* @__NO_SIDE_EFFECTS__ */
function isrc(message$1) {
	return {
		kind: "validation",
		type: "isrc",
		reference: isrc,
		async: false,
		expects: null,
		requirement: ISRC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "ISRC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDate/isoDate.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDate(message$1) {
	return {
		kind: "validation",
		type: "iso_date",
		reference: isoDate,
		async: false,
		expects: null,
		requirement: ISO_DATE_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDateTime/isoDateTime.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDateTime(message$1) {
	return {
		kind: "validation",
		type: "iso_date_time",
		reference: isoDateTime,
		async: false,
		expects: null,
		requirement: ISO_DATE_TIME_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date-time", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoDateTimeSecond/isoDateTimeSecond.ts
/* @__NO_SIDE_EFFECTS__ */
function isoDateTimeSecond(message$1) {
	return {
		kind: "validation",
		type: "iso_date_time_second",
		reference: isoDateTimeSecond,
		async: false,
		expects: null,
		requirement: ISO_DATE_TIME_SECOND_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "date-time-second", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTime/isoTime.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTime(message$1) {
	return {
		kind: "validation",
		type: "iso_time",
		reference: isoTime,
		async: false,
		expects: null,
		requirement: ISO_TIME_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "time", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTimeSecond/isoTimeSecond.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTimeSecond(message$1) {
	return {
		kind: "validation",
		type: "iso_time_second",
		reference: isoTimeSecond,
		async: false,
		expects: null,
		requirement: ISO_TIME_SECOND_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "time-second", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoTimestamp/isoTimestamp.ts
/* @__NO_SIDE_EFFECTS__ */
function isoTimestamp(message$1) {
	return {
		kind: "validation",
		type: "iso_timestamp",
		reference: isoTimestamp,
		async: false,
		expects: null,
		requirement: ISO_TIMESTAMP_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "timestamp", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/isoWeek/isoWeek.ts
/* @__NO_SIDE_EFFECTS__ */
function isoWeek(message$1) {
	return {
		kind: "validation",
		type: "iso_week",
		reference: isoWeek,
		async: false,
		expects: null,
		requirement: ISO_WEEK_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "week", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/jwsCompact/jwsCompact.ts
/* @__NO_SIDE_EFFECTS__ */
function jwsCompact(message$1) {
	return {
		kind: "validation",
		type: "jws_compact",
		reference: jwsCompact,
		async: false,
		expects: null,
		requirement: JWS_COMPACT_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "JWS compact", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ksuid/ksuid.ts
/* @__NO_SIDE_EFFECTS__ */
function ksuid(message$1) {
	return {
		kind: "validation",
		type: "ksuid",
		reference: ksuid,
		async: false,
		expects: null,
		requirement: KSUID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "KSUID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/length/length.ts
/* @__NO_SIDE_EFFECTS__ */
function length(requirement, message$1) {
	return {
		kind: "validation",
		type: "length",
		reference: length,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length !== this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ltValue/ltValue.ts
/* @__NO_SIDE_EFFECTS__ */
function ltValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "lt_value",
		reference: ltValue,
		async: false,
		expects: `<${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value < this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac/mac.ts
/* @__NO_SIDE_EFFECTS__ */
function mac(message$1) {
	return {
		kind: "validation",
		type: "mac",
		reference: mac,
		async: false,
		expects: null,
		requirement: MAC_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac48/mac48.ts
/* @__NO_SIDE_EFFECTS__ */
function mac48(message$1) {
	return {
		kind: "validation",
		type: "mac48",
		reference: mac48,
		async: false,
		expects: null,
		requirement: MAC48_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "48-bit MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mac64/mac64.ts
/* @__NO_SIDE_EFFECTS__ */
function mac64(message$1) {
	return {
		kind: "validation",
		type: "mac64",
		reference: mac64,
		async: false,
		expects: null,
		requirement: MAC64_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "64-bit MAC", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/mapItems/mapItems.ts
/* @__NO_SIDE_EFFECTS__ */
function mapItems(operation) {
	return {
		kind: "transformation",
		type: "map_items",
		reference: mapItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.map(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxBytes/maxBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function maxBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_bytes",
		reference: maxBytes,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 > this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxCodePoints/maxCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function maxCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_code_points",
		reference: maxCodePoints,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count > this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxEntries/maxEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function maxEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_entries",
		reference: maxEntries,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count > this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxGraphemes/maxGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function maxGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_graphemes",
		reference: maxGraphemes,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count > this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxLength/maxLength.ts
/* @__NO_SIDE_EFFECTS__ */
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxSize/maxSize.ts
/* @__NO_SIDE_EFFECTS__ */
function maxSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_size",
		reference: maxSize,
		async: false,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size > this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxValue/maxValue.ts
/* @__NO_SIDE_EFFECTS__ */
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: false,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/maxWords/maxWords.ts
/* @__NO_SIDE_EFFECTS__ */
function maxWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "max_words",
		reference: maxWords,
		async: false,
		expects: `<=${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count > this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/metadata/metadata.ts
/**
* Creates a custom metadata action.
*
* @param metadata_ The metadata object.
*
* @returns A metadata action.
*/
/* @__NO_SIDE_EFFECTS__ */
function metadata(metadata_) {
	return {
		kind: "metadata",
		type: "metadata",
		reference: metadata,
		metadata: metadata_
	};
}

//#endregion
//#region src/actions/mimeType/mimeType.ts
/* @__NO_SIDE_EFFECTS__ */
function mimeType(requirement, message$1) {
	return {
		kind: "validation",
		type: "mime_type",
		reference: mimeType,
		async: false,
		expects: /* @__PURE__ */ _joinExpects(requirement.map((option) => `"${option}"`), "|"),
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.includes(dataset.value.type)) _addIssue(this, "MIME type", dataset, config$1, { received: `"${dataset.value.type}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minBytes/minBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function minBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_bytes",
		reference: minBytes,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 < this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minCodePoints/minCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function minCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_code_points",
		reference: minCodePoints,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count < this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minEntries/minEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function minEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_entries",
		reference: minEntries,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count < this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minGraphemes/minGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function minGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_graphemes",
		reference: minGraphemes,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count < this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minLength/minLength.ts
/* @__NO_SIDE_EFFECTS__ */
function minLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_length",
		reference: minLength,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minSize/minSize.ts
/* @__NO_SIDE_EFFECTS__ */
function minSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_size",
		reference: minSize,
		async: false,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size < this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minValue/minValue.ts
/* @__NO_SIDE_EFFECTS__ */
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: false,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/minWords/minWords.ts
/* @__NO_SIDE_EFFECTS__ */
function minWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "min_words",
		reference: minWords,
		async: false,
		expects: `>=${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count < this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/multipleOf/multipleOf.ts
/* @__NO_SIDE_EFFECTS__ */
function multipleOf(requirement, message$1) {
	return {
		kind: "validation",
		type: "multiple_of",
		reference: multipleOf,
		async: false,
		expects: `%${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value % this.requirement != 0) _addIssue(this, "multiple", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/nanoid/nanoid.ts
/* @__NO_SIDE_EFFECTS__ */
function nanoid(message$1) {
	return {
		kind: "validation",
		type: "nanoid",
		reference: nanoid,
		async: false,
		expects: null,
		requirement: NANO_ID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "Nano ID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/nonEmpty/nonEmpty.ts
/* @__NO_SIDE_EFFECTS__ */
function nonEmpty(message$1) {
	return {
		kind: "validation",
		type: "non_empty",
		reference: nonEmpty,
		async: false,
		expects: "!0",
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length === 0) _addIssue(this, "length", dataset, config$1, { received: "0" });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/normalize/normalize.ts
/* @__NO_SIDE_EFFECTS__ */
function normalize(form) {
	return {
		kind: "transformation",
		type: "normalize",
		reference: normalize,
		async: false,
		form,
		"~run"(dataset) {
			dataset.value = dataset.value.normalize(this.form);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notBytes/notBytes.ts
/* @__NO_SIDE_EFFECTS__ */
function notBytes(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_bytes",
		reference: notBytes,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const length$1 = /* @__PURE__ */ _getByteCount(dataset.value);
				if (length$1 === this.requirement) _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notCodePoints/notCodePoints.ts
/* @__NO_SIDE_EFFECTS__ */
function notCodePoints(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_code_points",
		reference: notCodePoints,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getCodePointCount(dataset.value);
				if (count === this.requirement) _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notEntries/notEntries.ts
/* @__NO_SIDE_EFFECTS__ */
function notEntries(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_entries",
		reference: notEntries,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!dataset.typed) return dataset;
			const count = Object.keys(dataset.value).length;
			if (dataset.typed && count === this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notGraphemes/notGraphemes.ts
/* @__NO_SIDE_EFFECTS__ */
function notGraphemes(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_graphemes",
		reference: notGraphemes,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getGraphemeCount(dataset.value);
				if (count === this.requirement) _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notLength/notLength.ts
/* @__NO_SIDE_EFFECTS__ */
function notLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_length",
		reference: notLength,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.length === this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notSize/notSize.ts
/* @__NO_SIDE_EFFECTS__ */
function notSize(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_size",
		reference: notSize,
		async: false,
		expects: `!${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size === this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notValue/notValue.ts
/* @__NO_SIDE_EFFECTS__ */
function notValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_value",
		reference: notValue,
		async: false,
		expects: requirement instanceof Date ? `!${requirement.toJSON()}` : `!${/* @__PURE__ */ _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && /* @__PURE__ */ _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notValues/notValues.ts
/* @__NO_SIDE_EFFECTS__ */
function notValues(requirement, message$1) {
	return {
		kind: "validation",
		type: "not_values",
		reference: notValues,
		async: false,
		expects: `!${/* @__PURE__ */ _joinExpects(requirement.map((value$1) => value$1 instanceof Date ? value$1.toJSON() : /* @__PURE__ */ _stringify(value$1)), "|")}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && this.requirement.some((requirement$1) => /* @__PURE__ */ _isValueMatch(requirement$1, dataset.value))) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/notWords/notWords.ts
/* @__NO_SIDE_EFFECTS__ */
function notWords(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "not_words",
		reference: notWords,
		async: false,
		expects: `!${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count === this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/octal/octal.ts
/* @__NO_SIDE_EFFECTS__ */
function octal(message$1) {
	return {
		kind: "validation",
		type: "octal",
		reference: octal,
		async: false,
		expects: null,
		requirement: OCTAL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "octal", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/parseBoolean/parseBoolean.ts
const TRUTHY = (/* unused pure expression or super */ null && ([
	true,
	1,
	"true",
	"1",
	"yes",
	"y",
	"on",
	"enabled"
]));
const FALSY = (/* unused pure expression or super */ null && ([
	false,
	0,
	"false",
	"0",
	"no",
	"n",
	"off",
	"disabled"
]));
/* @__NO_SIDE_EFFECTS__ */
function parseBoolean(config$1, message$1) {
	const normalize$1 = (v) => typeof v === "string" ? v.toLowerCase() : v;
	const truthyRaw = config$1?.truthy ?? TRUTHY;
	const falsyRaw = config$1?.falsy ?? FALSY;
	const truthy = config$1?.truthy ? config$1.truthy.map(normalize$1) : TRUTHY;
	const falsy = config$1?.falsy ? config$1.falsy.map(normalize$1) : FALSY;
	return {
		kind: "transformation",
		type: "parse_boolean",
		reference: parseBoolean,
		expects: /* @__PURE__ */ _joinExpects([...truthyRaw, ...falsyRaw].map(_stringify), "|"),
		config: config$1,
		message: message$1,
		async: false,
		"~run"(dataset, config$2) {
			const input = normalize$1(dataset.value);
			if (truthy.includes(input)) dataset.value = true;
			else if (falsy.includes(input)) dataset.value = false;
			else {
				_addIssue(this, "boolean", dataset, config$2);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/parseJson/parseJson.ts
/* @__NO_SIDE_EFFECTS__ */
function parseJson(config$1, message$1) {
	return {
		kind: "transformation",
		type: "parse_json",
		reference: parseJson,
		config: config$1,
		message: message$1,
		async: false,
		"~run"(dataset, config$2) {
			try {
				dataset.value = JSON.parse(dataset.value, this.config?.reviver);
			} catch (error) {
				if (error instanceof Error) {
					_addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
					dataset.typed = false;
				} else throw error;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/partialCheck/utils/_isPartiallyTyped/_isPartiallyTyped.ts
/**
* Checks if a dataset is partially typed.
*
* @param dataset The dataset to check.
* @param paths The paths to check.
*
* @returns Whether it is partially typed.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _isPartiallyTyped(dataset, paths) {
	if (dataset.issues) for (const path of paths) for (const issue of dataset.issues) {
		let typed = false;
		const bound = Math.min(path.length, issue.path?.length ?? 0);
		for (let index = 0; index < bound; index++) if (path[index] !== issue.path[index].key && (path[index] !== "$" || issue.path[index].type !== "array")) {
			typed = true;
			break;
		}
		if (!typed) return false;
	}
	return true;
}

//#endregion
//#region src/actions/partialCheck/partialCheck.ts
/* @__NO_SIDE_EFFECTS__ */
function partialCheck(paths, requirement, message$1) {
	return {
		kind: "validation",
		type: "partial_check",
		reference: partialCheck,
		async: false,
		expects: null,
		paths,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if ((dataset.typed || /* @__PURE__ */ _isPartiallyTyped(dataset, paths)) && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/partialCheck/partialCheckAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function partialCheckAsync(paths, requirement, message$1) {
	return {
		kind: "validation",
		type: "partial_check",
		reference: partialCheckAsync,
		async: true,
		expects: null,
		paths,
		requirement,
		message: message$1,
		async "~run"(dataset, config$1) {
			if ((dataset.typed || /* @__PURE__ */ _isPartiallyTyped(dataset, paths)) && !await this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawCheck/rawCheck.ts
/**
* Creates a raw check validation action.
*
* @param action The validation action.
*
* @returns A raw check action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawCheck(action) {
	return {
		kind: "validation",
		type: "raw_check",
		reference: rawCheck,
		async: false,
		expects: null,
		"~run"(dataset, config$1) {
			action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
			});
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawCheck/rawCheckAsync.ts
/**
* Creates a raw check validation action.
*
* @param action The validation action.
*
* @returns A raw check action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawCheckAsync(action) {
	return {
		kind: "validation",
		type: "raw_check",
		reference: rawCheckAsync,
		async: true,
		expects: null,
		async "~run"(dataset, config$1) {
			await action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
			});
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawTransform/rawTransform.ts
/**
* Creates a raw transformation action.
*
* @param action The transformation action.
*
* @returns A raw transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawTransform(action) {
	return {
		kind: "transformation",
		type: "raw_transform",
		reference: rawTransform,
		async: false,
		"~run"(dataset, config$1) {
			const output = action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
				NEVER: null
			});
			if (dataset.issues) dataset.typed = false;
			else dataset.value = output;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rawTransform/rawTransformAsync.ts
/**
* Creates a raw transformation action.
*
* @param action The transformation action.
*
* @returns A raw transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function rawTransformAsync(action) {
	return {
		kind: "transformation",
		type: "raw_transform",
		reference: rawTransformAsync,
		async: true,
		async "~run"(dataset, config$1) {
			const output = await action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
				NEVER: null
			});
			if (dataset.issues) dataset.typed = false;
			else dataset.value = output;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/readonly/readonly.ts
/* @__NO_SIDE_EFFECTS__ */
function readonly() {
	return {
		kind: "transformation",
		type: "readonly",
		reference: readonly,
		async: false,
		"~run"(dataset) {
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/reduceItems/reduceItems.ts
/* @__NO_SIDE_EFFECTS__ */
function reduceItems(operation, initial) {
	return {
		kind: "transformation",
		type: "reduce_items",
		reference: reduceItems,
		async: false,
		operation,
		initial,
		"~run"(dataset) {
			dataset.value = dataset.value.reduce(this.operation, this.initial);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/regex/regex.ts
/* @__NO_SIDE_EFFECTS__ */
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/returns/returns.ts
/* @__NO_SIDE_EFFECTS__ */
function returns(schema) {
	return {
		kind: "transformation",
		type: "returns",
		reference: returns,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = (...args_) => {
				const returnsDataset = this.schema["~run"]({ value: func(...args_) }, config$1);
				if (returnsDataset.issues) throw new ValiError(returnsDataset.issues);
				return returnsDataset.value;
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/returns/returnsAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function returnsAsync(schema) {
	return {
		kind: "transformation",
		type: "returns",
		reference: returnsAsync,
		async: false,
		schema,
		"~run"(dataset, config$1) {
			const func = dataset.value;
			dataset.value = async (...args_) => {
				const returnsDataset = await this.schema["~run"]({ value: await func(...args_) }, config$1);
				if (returnsDataset.issues) throw new ValiError(returnsDataset.issues);
				return returnsDataset.value;
			};
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/rfcEmail/rfcEmail.ts
/* @__NO_SIDE_EFFECTS__ */
function rfcEmail(message$1) {
	return {
		kind: "validation",
		type: "rfc_email",
		reference: rfcEmail,
		expects: null,
		async: false,
		requirement: RFC_EMAIL_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "email", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/safeInteger/safeInteger.ts
/* @__NO_SIDE_EFFECTS__ */
function safeInteger(message$1) {
	return {
		kind: "validation",
		type: "safe_integer",
		reference: safeInteger,
		async: false,
		expects: null,
		requirement: Number.isSafeInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "safe integer", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/size/size.ts
/* @__NO_SIDE_EFFECTS__ */
function size(requirement, message$1) {
	return {
		kind: "validation",
		type: "size",
		reference: size,
		async: false,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && dataset.value.size !== this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/slug/slug.ts
/* @__NO_SIDE_EFFECTS__ */
function slug(message$1) {
	return {
		kind: "validation",
		type: "slug",
		reference: slug,
		async: false,
		expects: null,
		requirement: SLUG_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "slug", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/someItem/someItem.ts
/* @__NO_SIDE_EFFECTS__ */
function someItem(requirement, message$1) {
	return {
		kind: "validation",
		type: "some_item",
		reference: someItem,
		async: false,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.some(this.requirement)) _addIssue(this, "item", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/sortItems/sortItems.ts
/* @__NO_SIDE_EFFECTS__ */
function sortItems(operation) {
	return {
		kind: "transformation",
		type: "sort_items",
		reference: sortItems,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = dataset.value.sort(this.operation);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/startsWith/startsWith.ts
/* @__NO_SIDE_EFFECTS__ */
function startsWith(requirement, message$1) {
	return {
		kind: "validation",
		type: "starts_with",
		reference: startsWith,
		async: false,
		expects: `"${requirement}"`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !dataset.value.startsWith(this.requirement)) _addIssue(this, "start", dataset, config$1, { received: `"${dataset.value.slice(0, this.requirement.length)}"` });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/stringifyJson/stringifyJson.ts
/* @__NO_SIDE_EFFECTS__ */
function stringifyJson(config$1, message$1) {
	return {
		kind: "transformation",
		type: "stringify_json",
		reference: stringifyJson,
		message: message$1,
		config: config$1,
		async: false,
		"~run"(dataset, config$2) {
			try {
				const output = JSON.stringify(dataset.value, this.config?.replacer, this.config?.space);
				if (output === void 0) {
					_addIssue(this, "JSON", dataset, config$2);
					dataset.typed = false;
				} else dataset.value = output;
			} catch (error) {
				if (error instanceof Error) {
					_addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
					dataset.typed = false;
				} else throw error;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/title/title.ts
/**
* Creates a title metadata action.
*
* @param title_ The title text.
*
* @returns A title action.
*/
/* @__NO_SIDE_EFFECTS__ */
function title(title_) {
	return {
		kind: "metadata",
		type: "title",
		reference: title,
		title: title_
	};
}

//#endregion
//#region src/actions/toBigint/toBigint.ts
/* @__NO_SIDE_EFFECTS__ */
function toBigint(message$1) {
	return {
		kind: "transformation",
		type: "to_bigint",
		reference: toBigint,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = BigInt(dataset.value);
			} catch {
				_addIssue(this, "bigint", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toBoolean/toBoolean.ts
/**
* Creates a to boolean transformation action.
*
* @returns A to boolean action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toBoolean() {
	return {
		kind: "transformation",
		type: "to_boolean",
		reference: toBoolean,
		async: false,
		"~run"(dataset) {
			dataset.value = Boolean(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toCamelCase/toCamelCase.ts
/**
* Creates a to camel case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parseUrlValue`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2Name`).
*
* @returns A to camel case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toCamelCase() {
	return {
		kind: "transformation",
		type: "to_camel_case",
		reference: toCamelCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "", false, true);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toDate/toDate.ts
/* @__NO_SIDE_EFFECTS__ */
function toDate(message$1) {
	return {
		kind: "transformation",
		type: "to_date",
		reference: toDate,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = new Date(dataset.value);
				if (isNaN(dataset.value)) {
					_addIssue(this, "date", dataset, config$1, { received: "\"Invalid Date\"" });
					dataset.typed = false;
				}
			} catch {
				_addIssue(this, "date", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toKebabCase/toKebabCase.ts
/**
* Creates a to kebab case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parse-url-value`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2-name`).
*
* @returns A to kebab case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toKebabCase() {
	return {
		kind: "transformation",
		type: "to_kebab_case",
		reference: toKebabCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "-", false, false);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toLowerCase/toLowerCase.ts
/**
* Creates a to lower case transformation action.
*
* @returns A to lower case action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toLowerCase() {
	return {
		kind: "transformation",
		type: "to_lower_case",
		reference: toLowerCase,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.toLowerCase();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toMaxValue/toMaxValue.ts
/**
* Creates a to max value transformation action.
*
* @param requirement The maximum value.
*
* @returns A to max value action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toMaxValue(requirement) {
	return {
		kind: "transformation",
		type: "to_max_value",
		reference: toMaxValue,
		async: false,
		requirement,
		"~run"(dataset) {
			dataset.value = dataset.value > this.requirement ? this.requirement : dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toMinValue/toMinValue.ts
/**
* Creates a to min value transformation action.
*
* @param requirement The minimum value.
*
* @returns A to min value action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toMinValue(requirement) {
	return {
		kind: "transformation",
		type: "to_min_value",
		reference: toMinValue,
		async: false,
		requirement,
		"~run"(dataset) {
			dataset.value = dataset.value < this.requirement ? this.requirement : dataset.value;
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toNumber/toNumber.ts
/* @__NO_SIDE_EFFECTS__ */
function toNumber(message$1) {
	return {
		kind: "transformation",
		type: "to_number",
		reference: toNumber,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = Number(dataset.value);
				if (isNaN(dataset.value)) {
					_addIssue(this, "number", dataset, config$1);
					dataset.typed = false;
				}
			} catch {
				_addIssue(this, "number", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toPascalCase/toPascalCase.ts
/**
* Creates a to pascal case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `ParseUrlValue`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `Item2Name`).
*
* @returns A to pascal case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toPascalCase() {
	return {
		kind: "transformation",
		type: "to_pascal_case",
		reference: toPascalCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "", true, true);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toSnakeCase/toSnakeCase.ts
/**
* Creates a to snake case transformation action.
*
* Words are separated by `_`, `-` and ASCII whitespace, as well as by case
* and acronym boundaries.
*
* Hint: Acronym runs are normalized to lowercase (e.g. `parseURLValue` →
* `parse_url_value`) and digits stay attached to the preceding token (e.g.
* `item2Name` → `item2_name`).
*
* @returns A to snake case action.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function toSnakeCase() {
	return {
		kind: "transformation",
		type: "to_snake_case",
		reference: toSnakeCase,
		async: false,
		"~run"(dataset) {
			dataset.value = /* @__PURE__ */ _formatCase(dataset.value, "_", false, false);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toString/toString.ts
/* @__NO_SIDE_EFFECTS__ */
function toString(message$1) {
	return {
		kind: "transformation",
		type: "to_string",
		reference: toString,
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			try {
				dataset.value = String(dataset.value);
			} catch {
				_addIssue(this, "string", dataset, config$1);
				dataset.typed = false;
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/toUpperCase/toUpperCase.ts
/**
* Creates a to upper case transformation action.
*
* @returns A to upper case action.
*/
/* @__NO_SIDE_EFFECTS__ */
function toUpperCase() {
	return {
		kind: "transformation",
		type: "to_upper_case",
		reference: toUpperCase,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.toUpperCase();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/transform/transform.ts
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function transform(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transform,
		async: false,
		operation,
		"~run"(dataset) {
			dataset.value = this.operation(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/transform/transformAsync.ts
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
/* @__NO_SIDE_EFFECTS__ */
function transformAsync(operation) {
	return {
		kind: "transformation",
		type: "transform",
		reference: transformAsync,
		async: true,
		operation,
		async "~run"(dataset) {
			dataset.value = await this.operation(dataset.value);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trim/trim.ts
/**
* Creates a trim transformation action.
*
* @returns A trim action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trim() {
	return {
		kind: "transformation",
		type: "trim",
		reference: trim,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trim();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trimEnd/trimEnd.ts
/**
* Creates a trim end transformation action.
*
* @returns A trim end action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trimEnd() {
	return {
		kind: "transformation",
		type: "trim_end",
		reference: trimEnd,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trimEnd();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/trimStart/trimStart.ts
/**
* Creates a trim start transformation action.
*
* @returns A trim start action.
*/
/* @__NO_SIDE_EFFECTS__ */
function trimStart() {
	return {
		kind: "transformation",
		type: "trim_start",
		reference: trimStart,
		async: false,
		"~run"(dataset) {
			dataset.value = dataset.value.trimStart();
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/ulid/ulid.ts
/* @__NO_SIDE_EFFECTS__ */
function ulid(message$1) {
	return {
		kind: "validation",
		type: "ulid",
		reference: ulid,
		async: false,
		expects: null,
		requirement: ULID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "ULID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/url/url.ts
/* @__NO_SIDE_EFFECTS__ */
function url(message$1) {
	return {
		kind: "validation",
		type: "url",
		reference: url,
		async: false,
		expects: null,
		requirement(input) {
			try {
				if (URL.canParse) return URL.canParse(input);
				new URL(input);
				return true;
			} catch {
				return false;
			}
		},
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "URL", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/uuid/uuid.ts
/* @__NO_SIDE_EFFECTS__ */
function uuid(message$1) {
	return {
		kind: "validation",
		type: "uuid",
		reference: uuid,
		async: false,
		expects: null,
		requirement: UUID_REGEX,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "UUID", dataset, config$1);
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/value/value.ts
/* @__NO_SIDE_EFFECTS__ */
function value(requirement, message$1) {
	return {
		kind: "validation",
		type: "value",
		reference: value,
		async: false,
		expects: requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement),
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !/* @__PURE__ */ _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/values/values.ts
/* @__NO_SIDE_EFFECTS__ */
function values(requirement, message$1) {
	return {
		kind: "validation",
		type: "values",
		reference: values,
		async: false,
		expects: `${/* @__PURE__ */ _joinExpects(requirement.map((value$1) => value$1 instanceof Date ? value$1.toJSON() : /* @__PURE__ */ _stringify(value$1)), "|")}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed && !this.requirement.some((requirement$1) => /* @__PURE__ */ _isValueMatch(requirement$1, dataset.value))) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
			return dataset;
		}
	};
}

//#endregion
//#region src/actions/words/words.ts
/* @__NO_SIDE_EFFECTS__ */
function words(locales, requirement, message$1) {
	return {
		kind: "validation",
		type: "words",
		reference: words,
		async: false,
		expects: `${requirement}`,
		locales,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.typed) {
				const count = /* @__PURE__ */ _getWordCount(this.locales, dataset.value);
				if (count !== this.requirement) _addIssue(this, "words", dataset, config$1, { received: `${count}` });
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/const.ts
const ABORT_EARLY_CONFIG = { abortEarly: true };

//#endregion
//#region src/methods/assert/assert.ts
/**
* Checks if the input matches the schema. As this is an assertion function, it
* can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*/
function assert(schema, input) {
	const issues = schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
	if (issues) throw new ValiError(issues);
}

//#endregion
//#region src/methods/cache/_LruCache.ts
/**
* Efficient LRU cache using Map iteration order.
*/
var _LruCache = class {
	constructor(config$1) {
		this.refCount = 0;
		this.maxSize = config$1?.maxSize ?? 1e3;
		this.maxAge = config$1?.maxAge ?? Infinity;
		this.hasMaxAge = isFinite(this.maxAge);
	}
	/**
	* Stringifies an unknown input to a cache key component.
	*
	* @param input The unknown input.
	*
	* @returns A cache key component.
	*/
	stringify(input) {
		const type = typeof input;
		if (type === "string") return `"${input}"`;
		if (type === "number" || type === "boolean") return `${input}`;
		if (type === "bigint") return `${input}n`;
		if (type === "object" || type === "function") {
			if (input) {
				this.refIds ?? (this.refIds = /* @__PURE__ */ new WeakMap());
				let id = this.refIds.get(input);
				if (!id) {
					id = ++this.refCount;
					this.refIds.set(input, id);
				}
				return `#${id}`;
			}
			return "null";
		}
		return type;
	}
	/**
	* Creates a cache key from input and config.
	*
	* @param input The input value.
	* @param config The parse configuration.
	*
	* @returns The cache key.
	*/
	key(input, config$1 = {}) {
		return `${this.stringify(input)}|${this.stringify(config$1.lang)}|${this.stringify(config$1.message)}|${this.stringify(config$1.abortEarly)}|${this.stringify(config$1.abortPipeEarly)}`;
	}
	/**
	* Gets a value from the cache by key.
	*
	* @param key The cache key.
	*
	* @returns The cached value.
	*/
	get(key) {
		if (!this.store) return void 0;
		const entry = this.store.get(key);
		if (!entry) return void 0;
		if (this.hasMaxAge && Date.now() - entry[1] > this.maxAge) {
			this.store.delete(key);
			return;
		}
		this.store.delete(key);
		this.store.set(key, entry);
		return entry[0];
	}
	/**
	* Sets a value in the cache by key.
	*
	* @param key The cache key.
	* @param value The cached value.
	*/
	set(key, value$1) {
		this.store ?? (this.store = /* @__PURE__ */ new Map());
		this.store.delete(key);
		const timestamp = this.hasMaxAge ? Date.now() : 0;
		this.store.set(key, [value$1, timestamp]);
		if (this.store.size > this.maxSize) this.store.delete(this.store.keys().next().value);
	}
	/**
	* Clears all entries from the cache.
	*/
	clear() {
		this.store?.clear();
	}
};

//#endregion
//#region src/methods/cache/cache.ts
/* @__NO_SIDE_EFFECTS__ */
function cache(schema, config$1) {
	return _standardSchema({
		...schema,
		cacheConfig: config$1,
		cache: new _LruCache(config$1),
		"~run"(dataset, runConfig) {
			const key = this.cache.key(dataset.value, runConfig);
			let outputDataset = this.cache.get(key);
			if (!outputDataset) this.cache.set(key, outputDataset = schema["~run"](dataset, runConfig));
			return /* @__PURE__ */ _cloneDataset(outputDataset);
		}
	});
}

//#endregion
//#region src/methods/cache/cacheAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function cacheAsync(schema, config$1) {
	let activeRuns;
	return _standardSchema({
		...schema,
		async: true,
		cacheConfig: config$1,
		cache: new _LruCache(config$1),
		async "~run"(dataset, runConfig) {
			const key = this.cache.key(dataset.value, runConfig);
			const cached = this.cache.get(key);
			if (cached) return /* @__PURE__ */ _cloneDataset(cached);
			let promise$1 = activeRuns?.get(key);
			if (!promise$1) {
				activeRuns ?? (activeRuns = /* @__PURE__ */ new Map());
				promise$1 = Promise.resolve(schema["~run"](dataset, runConfig));
				activeRuns.set(key, promise$1);
			}
			try {
				const outputDataset = await promise$1;
				this.cache.set(key, outputDataset);
				return /* @__PURE__ */ _cloneDataset(outputDataset);
			} finally {
				activeRuns?.delete(key);
			}
		}
	});
}

//#endregion
//#region src/methods/config/config.ts
/**
* Changes the local configuration of a schema.
*
* @param schema The schema to configure.
* @param config The parse configuration.
*
* @returns The configured schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function config(schema, config$1) {
	return _standardSchema({
		...schema,
		"~run"(dataset, config_) {
			return schema["~run"](dataset, {
				...config_,
				...config$1
			});
		}
	});
}

//#endregion
//#region src/methods/getFallback/getFallback.ts
/**
* Returns the fallback value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The output dataset if available.
* @param config The config if available.
*
* @returns The fallback value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}

//#endregion
//#region src/methods/fallback/fallback.ts
/**
* Returns a fallback value as output if the input does not match the schema.
*
* @param schema The schema to catch.
* @param fallback The fallback value.
*
* @returns The passed schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function fallback(schema, fallback$1) {
	return _standardSchema({
		...schema,
		fallback: fallback$1,
		"~run"(dataset, config$1) {
			const outputDataset = schema["~run"](dataset, config$1);
			return outputDataset.issues ? {
				typed: true,
				value: /* @__PURE__ */ getFallback(this, outputDataset, config$1)
			} : outputDataset;
		}
	});
}

//#endregion
//#region src/methods/fallback/fallbackAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function fallbackAsync(schema, fallback$1) {
	return _standardSchema({
		...schema,
		fallback: fallback$1,
		async: true,
		async "~run"(dataset, config$1) {
			const outputDataset = await schema["~run"](dataset, config$1);
			return outputDataset.issues ? {
				typed: true,
				value: await /* @__PURE__ */ getFallback(this, outputDataset, config$1)
			} : outputDataset;
		}
	});
}

//#endregion
//#region src/methods/flatten/flatten.ts
/* @__NO_SIDE_EFFECTS__ */
function flatten(issues) {
	const flatErrors = {};
	for (const issue of issues) if (issue.path) {
		const dotPath = /* @__PURE__ */ getDotPath(issue);
		if (dotPath) {
			if (!flatErrors.nested) flatErrors.nested = {};
			if (Object.prototype.hasOwnProperty.call(flatErrors.nested, dotPath)) flatErrors.nested[dotPath].push(issue.message);
			else flatErrors.nested[dotPath] = [issue.message];
		} else if (flatErrors.other) flatErrors.other.push(issue.message);
		else flatErrors.other = [issue.message];
	} else if (flatErrors.root) flatErrors.root.push(issue.message);
	else flatErrors.root = [issue.message];
	return flatErrors;
}

//#endregion
//#region src/methods/forward/forward.ts
/**
* Forwards the issues of the passed validation action.
*
* @param action The validation action.
* @param path The path to forward the issues to.
*
* @returns The modified action.
*/
/* @__NO_SIDE_EFFECTS__ */
function forward(action, path) {
	return {
		...action,
		"~run"(dataset, config$1) {
			const prevIssues = dataset.issues && [...dataset.issues];
			dataset = action["~run"](dataset, config$1);
			if (dataset.issues) {
				for (const issue of dataset.issues) if (!prevIssues?.includes(issue)) {
					let pathInput = dataset.value;
					for (const key of path) {
						const pathValue = pathInput[key];
						const pathItem = {
							type: "unknown",
							origin: "value",
							input: pathInput,
							key,
							value: pathValue
						};
						if (issue.path) issue.path.push(pathItem);
						else issue.path = [pathItem];
						if (!pathValue) break;
						pathInput = pathValue;
					}
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/methods/forward/forwardAsync.ts
/**
* Forwards the issues of the passed validation action.
*
* @param action The validation action.
* @param path The path to forward the issues to.
*
* @returns The modified action.
*/
/* @__NO_SIDE_EFFECTS__ */
function forwardAsync(action, path) {
	return {
		...action,
		async: true,
		async "~run"(dataset, config$1) {
			const prevIssues = dataset.issues && [...dataset.issues];
			dataset = await action["~run"](dataset, config$1);
			if (dataset.issues) {
				for (const issue of dataset.issues) if (!prevIssues?.includes(issue)) {
					let pathInput = dataset.value;
					for (const key of path) {
						const pathValue = pathInput[key];
						const pathItem = {
							type: "unknown",
							origin: "value",
							input: pathInput,
							key,
							value: pathValue
						};
						if (issue.path) issue.path.push(pathItem);
						else issue.path = [pathItem];
						if (!pathValue) break;
						pathInput = pathValue;
					}
				}
			}
			return dataset;
		}
	};
}

//#endregion
//#region src/methods/getDefault/getDefault.ts
/**
* Returns the default value of the schema.
*
* @param schema The schema to get it from.
* @param dataset The input dataset if available.
* @param config The config if available.
*
* @returns The default value.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefault(schema, dataset, config$1) {
	return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}

//#endregion
//#region src/methods/getDefaults/getDefaults.ts
/**
* Returns the default values of the schema.
*
* Hint: The difference to `getDefault` is that for object and tuple schemas
* this function recursively returns the default values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The default values.
*/
/* @__NO_SIDE_EFFECTS__ */
function getDefaults(schema) {
	if ("entries" in schema) {
		const object$1 = {};
		for (const key in schema.entries) object$1[key] = /* @__PURE__ */ getDefaults(schema.entries[key]);
		return object$1;
	}
	if ("items" in schema) return schema.items.map(getDefaults);
	return /* @__PURE__ */ getDefault(schema);
}

//#endregion
//#region src/methods/getDefaults/getDefaultsAsync.ts
/**
* Returns the default values of the schema.
*
* Hint: The difference to `getDefault` is that for object and tuple schemas
* this function recursively returns the default values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The default values.
*/
/* @__NO_SIDE_EFFECTS__ */
async function getDefaultsAsync(schema) {
	if ("entries" in schema) return Object.fromEntries(await Promise.all(Object.entries(schema.entries).map(async ([key, value$1]) => [key, await /* @__PURE__ */ getDefaultsAsync(value$1)])));
	if ("items" in schema) return Promise.all(schema.items.map(getDefaultsAsync));
	return /* @__PURE__ */ getDefault(schema);
}

//#endregion
//#region src/methods/getDescription/getDescription.ts
/**
* Returns the description of the schema.
*
* If multiple descriptions are defined, the last one of the highest level is
* returned. If no description is defined, `undefined` is returned.
*
* @param schema The schema to get the description from.
*
* @returns The description, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getDescription(schema) {
	return /* @__PURE__ */ _getLastMetadata(schema, "description");
}

//#endregion
//#region src/methods/getExamples/getExamples.ts
/**
* Returns the examples of a schema.
*
* If multiple examples are defined, it concatenates them using depth-first
* search. If no examples are defined, an empty array is returned.
*
* @param schema The schema to get the examples from.
*
* @returns The examples, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getExamples(schema) {
	const examples$1 = [];
	function depthFirstCollect(schema$1) {
		if ("pipe" in schema$1) {
			for (const item of schema$1.pipe) if (item.kind === "schema" && "pipe" in item) depthFirstCollect(item);
			else if (item.kind === "metadata" && item.type === "examples") for (const example of item.examples) examples$1.push(example);
		}
	}
	depthFirstCollect(schema);
	return examples$1;
}

//#endregion
//#region src/methods/getFallbacks/getFallbacks.ts
/**
* Returns the fallback values of the schema.
*
* Hint: The difference to `getFallback` is that for object and tuple schemas
* this function recursively returns the fallback values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The fallback values.
*/
/* @__NO_SIDE_EFFECTS__ */
function getFallbacks(schema) {
	if ("entries" in schema) {
		const object$1 = {};
		for (const key in schema.entries) object$1[key] = /* @__PURE__ */ getFallbacks(schema.entries[key]);
		return object$1;
	}
	if ("items" in schema) return schema.items.map(getFallbacks);
	return /* @__PURE__ */ getFallback(schema);
}

//#endregion
//#region src/methods/getFallbacks/getFallbacksAsync.ts
/**
* Returns the fallback values of the schema.
*
* Hint: The difference to `getFallback` is that for object and tuple schemas
* this function recursively returns the fallback values of the subschemas
* instead of `undefined`.
*
* @param schema The schema to get them from.
*
* @returns The fallback values.
*/
/* @__NO_SIDE_EFFECTS__ */
async function getFallbacksAsync(schema) {
	if ("entries" in schema) return Object.fromEntries(await Promise.all(Object.entries(schema.entries).map(async ([key, value$1]) => [key, await /* @__PURE__ */ getFallbacksAsync(value$1)])));
	if ("items" in schema) return Promise.all(schema.items.map(getFallbacksAsync));
	return /* @__PURE__ */ getFallback(schema);
}

//#endregion
//#region src/methods/getMetadata/getMetadata.ts
/**
* Returns the metadata of a schema.
*
* If multiple metadata are defined, it shallowly merges them using depth-first
* search. If no metadata is defined, an empty object is returned.
*
* @param schema Schema to get the metadata from.
*
* @returns The metadata, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getMetadata(schema) {
	const result = {};
	function depthFirstMerge(schema$1) {
		if ("pipe" in schema$1) {
			for (const item of schema$1.pipe) if (item.kind === "schema" && "pipe" in item) depthFirstMerge(item);
			else if (item.kind === "metadata" && item.type === "metadata") Object.assign(result, item.metadata);
		}
	}
	depthFirstMerge(schema);
	return result;
}

//#endregion
//#region src/methods/getTitle/getTitle.ts
/**
* Returns the title of the schema.
*
* If multiple titles are defined, the last one of the highest level is
* returned. If no title is defined, `undefined` is returned.
*
* @param schema The schema to get the title from.
*
* @returns The title, if any.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function getTitle(schema) {
	return /* @__PURE__ */ _getLastMetadata(schema, "title");
}

//#endregion
//#region src/methods/is/is.ts
/**
* Checks if the input matches the schema. By using a type predicate, this
* function can be used as a type guard.
*
* @param schema The schema to be used.
* @param input The input to be tested.
*
* @returns Whether the input matches the schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function is(schema, input) {
	return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
}

//#endregion
//#region src/schemas/any/any.ts
/**
* Creates an any schema.
*
* Hint: This schema function exists only for completeness and is not
* recommended in practice. Instead, `unknown` should be used to accept
* unknown data.
*
* @returns An any schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function any() {
	return _standardSchema({
		kind: "schema",
		type: "any",
		reference: any,
		expects: "any",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/array/array.ts
/* @__NO_SIDE_EFFECTS__ */
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: false,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/array/arrayAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function arrayAsync(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: arrayAsync,
		expects: "Array",
		async: true,
		item,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(input.map((value$1) => this.item["~run"]({ value: value$1 }, config$1)));
				for (let key = 0; key < itemDatasets.length; key++) {
					const itemDataset = itemDatasets[key];
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: input[key]
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/bigint/bigint.ts
/* @__NO_SIDE_EFFECTS__ */
function bigint(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "bigint",
		reference: bigint,
		expects: "bigint",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "bigint") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/blob/blob.ts
/* @__NO_SIDE_EFFECTS__ */
function blob(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "blob",
		reference: blob,
		expects: "Blob",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Blob) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/boolean/boolean.ts
/* @__NO_SIDE_EFFECTS__ */
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "boolean") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/custom/custom.ts
/* @__NO_SIDE_EFFECTS__ */
function custom(check$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "custom",
		reference: custom,
		expects: "unknown",
		async: false,
		check: check$1,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.check(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/custom/customAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function customAsync(check$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "custom",
		reference: customAsync,
		expects: "unknown",
		async: true,
		check: check$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (await this.check(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/date/date.ts
/* @__NO_SIDE_EFFECTS__ */
function date(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "date",
		reference: date,
		expects: "Date",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Date) if (!isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1, { received: "\"Invalid Date\"" });
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/enum/enum.ts
/* @__NO_SIDE_EFFECTS__ */
function enum_(enum__, message$1) {
	const options = [];
	for (const key in enum__) if (`${+key}` !== key || typeof enum__[key] !== "string" || !Object.is(enum__[enum__[key]], +key)) options.push(enum__[key]);
	return _standardSchema({
		kind: "schema",
		type: "enum",
		reference: enum_,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		enum: enum__,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/exactOptional/exactOptional.ts
/* @__NO_SIDE_EFFECTS__ */
function exactOptional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptional,
		expects: wrapped.expects,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/exactOptional/exactOptionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function exactOptionalAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "exact_optional",
		reference: exactOptionalAsync,
		expects: wrapped.expects,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/file/file.ts
/* @__NO_SIDE_EFFECTS__ */
function file(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "file",
		reference: file,
		expects: "File",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof File) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/function/function.ts
/* @__NO_SIDE_EFFECTS__ */
function function_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "function",
		reference: function_,
		expects: "Function",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "function") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/instance/instance.ts
/* @__NO_SIDE_EFFECTS__ */
function instance(class_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "instance",
		reference: instance,
		expects: class_.name,
		async: false,
		class: class_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof this.class) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/intersect/utils/_merge/_merge.ts
/**
* Merges two values into one single output.
*
* @param value1 First value.
* @param value2 Second value.
*
* @returns The merge dataset.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _merge(value1, value2) {
	if (typeof value1 === typeof value2) {
		if (/* @__PURE__ */ _isSameValueZero(value1, value2) || value1 instanceof Date && value2 instanceof Date && /* @__PURE__ */ _isSameValueZero(+value1, +value2)) return { value: value1 };
		if (value1 && value2 && value1.constructor === Object && value2.constructor === Object) {
			const nextValue = {
				...value1,
				...value2
			};
			for (const key in value2) if (Object.prototype.hasOwnProperty.call(value1, key) && Object.prototype.hasOwnProperty.call(value2, key)) {
				const dataset = /* @__PURE__ */ _merge(value1[key], value2[key]);
				if (dataset.issue) return dataset;
				nextValue[key] = dataset.value;
			}
			return { value: nextValue };
		}
		if (Array.isArray(value1) && Array.isArray(value2)) {
			if (value1.length === value2.length) {
				const nextValue = [...value1];
				for (let index = 0; index < value1.length; index++) {
					const dataset = /* @__PURE__ */ _merge(value1[index], value2[index]);
					if (dataset.issue) return dataset;
					nextValue[index] = dataset.value;
				}
				return { value: nextValue };
			}
		}
	}
	return { issue: true };
}

//#endregion
//#region src/schemas/intersect/intersect.ts
/* @__NO_SIDE_EFFECTS__ */
function intersect(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "intersect",
		reference: intersect,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "&"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.length) {
				const input = dataset.value;
				let outputs;
				dataset.typed = true;
				for (const schema of this.options) {
					const optionDataset = schema["~run"]({ value: input }, config$1);
					if (optionDataset.issues) {
						if (dataset.issues) for (const issue of optionDataset.issues) dataset.issues.push(issue);
						else dataset.issues = optionDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!optionDataset.typed) dataset.typed = false;
					if (dataset.typed) if (outputs) outputs.push(optionDataset.value);
					else outputs = [optionDataset.value];
				}
				if (dataset.typed) {
					dataset.value = outputs[0];
					for (let index = 1; index < outputs.length; index++) {
						const mergeDataset = /* @__PURE__ */ _merge(dataset.value, outputs[index]);
						if (mergeDataset.issue) {
							_addIssue(this, "type", dataset, config$1, { received: "unknown" });
							break;
						}
						dataset.value = mergeDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/intersect/intersectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function intersectAsync(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "intersect",
		reference: intersectAsync,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "&"),
		async: true,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (this.options.length) {
				const input = dataset.value;
				let outputs;
				dataset.typed = true;
				const optionDatasets = await Promise.all(this.options.map((schema) => schema["~run"]({ value: input }, config$1)));
				for (const optionDataset of optionDatasets) {
					if (optionDataset.issues) {
						if (dataset.issues) for (const issue of optionDataset.issues) dataset.issues.push(issue);
						else dataset.issues = optionDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!optionDataset.typed) dataset.typed = false;
					if (dataset.typed) if (outputs) outputs.push(optionDataset.value);
					else outputs = [optionDataset.value];
				}
				if (dataset.typed) {
					dataset.value = outputs[0];
					for (let index = 1; index < outputs.length; index++) {
						const mergeDataset = /* @__PURE__ */ _merge(dataset.value, outputs[index]);
						if (mergeDataset.issue) {
							_addIssue(this, "type", dataset, config$1, { received: "unknown" });
							break;
						}
						dataset.value = mergeDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/lazy/lazy.ts
/**
* Creates a lazy schema.
*
* @param getter The schema getter.
*
* @returns A lazy schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function lazy(getter) {
	return _standardSchema({
		kind: "schema",
		type: "lazy",
		reference: lazy,
		expects: "unknown",
		async: false,
		getter,
		"~run"(dataset, config$1) {
			return this.getter(dataset.value)["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/lazy/lazyAsync.ts
/**
* Creates a lazy schema.
*
* @param getter The schema getter.
*
* @returns A lazy schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function lazyAsync(getter) {
	return _standardSchema({
		kind: "schema",
		type: "lazy",
		reference: lazyAsync,
		expects: "unknown",
		async: true,
		getter,
		async "~run"(dataset, config$1) {
			return (await this.getter(dataset.value))["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/literal/literal.ts
/* @__NO_SIDE_EFFECTS__ */
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: /* @__PURE__ */ _stringify(literal_),
		async: false,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseObject/looseObject.ts
/* @__NO_SIDE_EFFECTS__ */
function looseObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseObject/looseObjectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function looseObjectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_object",
		reference: looseObjectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseTuple/looseTuple.ts
/* @__NO_SIDE_EFFECTS__ */
function looseTuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_tuple",
		reference: looseTuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) dataset.value.push(input[key]);
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/looseTuple/looseTupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function looseTupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "loose_tuple",
		reference: looseTupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) dataset.value.push(input[key]);
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/map/map.ts
/* @__NO_SIDE_EFFECTS__ */
function map(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "map",
		reference: map,
		expects: "Map",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Map) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Map();
				for (const [inputKey, inputValue] of input) {
					const keyDataset = this.key["~run"]({ value: inputKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "key",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of keyDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "value",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					dataset.value.set(keyDataset.value, valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/map/mapAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function mapAsync(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "map",
		reference: mapAsync,
		expects: "Map",
		async: true,
		key,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Map) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Map();
				const datasets = await Promise.all([...input].map(([inputKey, inputValue]) => Promise.all([
					inputKey,
					inputValue,
					this.key["~run"]({ value: inputKey }, config$1),
					this.value["~run"]({ value: inputValue }, config$1)
				])));
				for (const [inputKey, inputValue, keyDataset, valueDataset] of datasets) {
					if (keyDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "key",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of keyDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (valueDataset.issues) {
						const pathItem = {
							type: "map",
							origin: "value",
							input,
							key: inputKey,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					dataset.value.set(keyDataset.value, valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nan/nan.ts
/* @__NO_SIDE_EFFECTS__ */
function nan(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "nan",
		reference: nan,
		expects: "NaN",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (Number.isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/never/never.ts
/* @__NO_SIDE_EFFECTS__ */
function never(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "never",
		reference: never,
		expects: "never",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			_addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullable/nonNullable.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullable(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullable",
		reference: nonNullable,
		expects: "!null",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value !== null) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullable/nonNullableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullableAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullable",
		reference: nonNullableAsync,
		expects: "!null",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.value !== null) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullish/nonNullish.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullish(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullish",
		reference: nonNullish,
		expects: "(!null & !undefined)",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (!(dataset.value === null || dataset.value === void 0)) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null || dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonNullish/nonNullishAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonNullishAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_nullish",
		reference: nonNullishAsync,
		expects: "(!null & !undefined)",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (!(dataset.value === null || dataset.value === void 0)) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === null || dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonOptional/nonOptional.ts
/* @__NO_SIDE_EFFECTS__ */
function nonOptional(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_optional",
		reference: nonOptional,
		expects: "!undefined",
		async: false,
		wrapped,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value !== void 0) dataset = this.wrapped["~run"](dataset, config$1);
			if (dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nonOptional/nonOptionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nonOptionalAsync(wrapped, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "non_optional",
		reference: nonOptionalAsync,
		expects: "!undefined",
		async: true,
		wrapped,
		message: message$1,
		async "~run"(dataset, config$1) {
			if (dataset.value !== void 0) dataset = await this.wrapped["~run"](dataset, config$1);
			if (dataset.value === void 0) _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/null/null.ts
/* @__NO_SIDE_EFFECTS__ */
function null_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "null",
		reference: null_,
		expects: "null",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === null) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/nullable/nullable.ts
/* @__NO_SIDE_EFFECTS__ */
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullable/nullableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nullableAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullableAsync,
		expects: `(${wrapped.expects} | null)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === null) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullish/nullish.ts
/* @__NO_SIDE_EFFECTS__ */
function nullish(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullish,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/nullish/nullishAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function nullishAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullish",
		reference: nullishAsync,
		expects: `(${wrapped.expects} | null | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === null || dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === null || dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/number/number.ts
/* @__NO_SIDE_EFFECTS__ */
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/object/object.ts
/* @__NO_SIDE_EFFECTS__ */
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/object/objectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function objectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: objectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/objectWithRest/objectWithRest.ts
/* @__NO_SIDE_EFFECTS__ */
function objectWithRest(entries$1, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object_with_rest",
		reference: objectWithRest,
		expects: "Object",
		async: false,
		entries: entries$1,
		rest,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (/* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) {
						const valueDataset = this.rest["~run"]({ value: input[key] }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: input[key]
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/objectWithRest/objectWithRestAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function objectWithRestAsync(entries$1, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object_with_rest",
		reference: objectWithRestAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		rest,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const [normalDatasets, restDatasets] = await Promise.all([Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				})), Promise.all(Object.entries(input).filter(([key]) => /* @__PURE__ */ _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)).map(async ([key, value$1]) => [
					key,
					value$1,
					await this.rest["~run"]({ value: value$1 }, config$1)
				]))]);
				for (const [key, value$1, valueSchema, valueDataset] of normalDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) for (const [key, value$1, valueDataset] of restDatasets) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/optional/optional.ts
/* @__NO_SIDE_EFFECTS__ */
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/optional/optionalAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function optionalAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optionalAsync,
		expects: `(${wrapped.expects} | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/picklist/picklist.ts
/* @__NO_SIDE_EFFECTS__ */
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			if (this.options.includes(dataset.value)) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/promise/promise.ts
/* @__NO_SIDE_EFFECTS__ */
function promise(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "promise",
		reference: promise,
		expects: "Promise",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value instanceof Promise) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/record/record.ts
/* @__NO_SIDE_EFFECTS__ */
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: false,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
					const entryValue = input[entryKey];
					const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/record/recordAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function recordAsync(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: recordAsync,
		expects: "Object",
		async: true,
		key,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const datasets = await Promise.all(Object.entries(input).filter(([key$1]) => /* @__PURE__ */ _isValidObjectKey(input, key$1)).map(([entryKey, entryValue]) => Promise.all([
					entryKey,
					entryValue,
					this.key["~run"]({ value: entryKey }, config$1),
					this.value["~run"]({ value: entryValue }, config$1)
				])));
				for (const [entryKey, entryValue, keyDataset, valueDataset] of datasets) {
					if (keyDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of keyDataset.issues) {
							issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = keyDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
					if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/set/set.ts
/* @__NO_SIDE_EFFECTS__ */
function set(value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "set",
		reference: set,
		expects: "Set",
		async: false,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Set) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Set();
				for (const inputValue of input) {
					const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
					if (valueDataset.issues) {
						const pathItem = {
							type: "set",
							origin: "value",
							input,
							key: null,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value.add(valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/set/setAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function setAsync(value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "set",
		reference: setAsync,
		expects: "Set",
		async: true,
		value: value$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input instanceof Set) {
				dataset.typed = true;
				dataset.value = /* @__PURE__ */ new Set();
				const valueDatasets = await Promise.all([...input].map(async (inputValue) => [inputValue, await this.value["~run"]({ value: inputValue }, config$1)]));
				for (const [inputValue, valueDataset] of valueDatasets) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "set",
							origin: "value",
							input,
							key: null,
							value: inputValue
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value.add(valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictObject/strictObject.ts
/* @__NO_SIDE_EFFECTS__ */
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: false,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				for (const key in this.entries) {
					const valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
						const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							const pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (const issue of valueDataset.issues) {
								if (issue.path) issue.path.unshift(pathItem);
								else issue.path = [pathItem];
								dataset.issues?.push(issue);
							}
							if (!dataset.issues) dataset.issues = valueDataset.issues;
							if (config$1.abortEarly) {
								dataset.typed = false;
								break;
							}
						}
						if (!valueDataset.typed) dataset.typed = false;
						dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
						_addIssue(this, "key", dataset, config$1, {
							input: void 0,
							expected: `"${key}"`,
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						if (config$1.abortEarly) break;
					}
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictObject/strictObjectAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function strictObjectAsync(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObjectAsync,
		expects: "Object",
		async: true,
		entries: entries$1,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				dataset.typed = true;
				dataset.value = {};
				const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						const value$1 = key in input ? input[key] : await /* @__PURE__ */ getDefault(valueSchema);
						return [
							key,
							value$1,
							valueSchema,
							await valueSchema["~run"]({ value: value$1 }, config$1)
						];
					}
					return [
						key,
						input[key],
						valueSchema,
						null
					];
				}));
				for (const [key, value$1, valueSchema, valueDataset] of valueDatasets) if (valueDataset) {
					if (valueDataset.issues) {
						const pathItem = {
							type: "object",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of valueDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = valueDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!valueDataset.typed) dataset.typed = false;
					dataset.value[key] = valueDataset.value;
				} else if (valueSchema.fallback !== void 0) dataset.value[key] = await /* @__PURE__ */ getFallback(valueSchema);
				else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
					_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: value$1
						}]
					});
					if (config$1.abortEarly) break;
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictTuple/strictTuple.ts
/* @__NO_SIDE_EFFECTS__ */
function strictTuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_tuple",
		reference: strictTuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!(dataset.issues && config$1.abortEarly) && this.items.length < input.length) _addIssue(this, "type", dataset, config$1, {
					input: input[this.items.length],
					expected: "never",
					path: [{
						type: "array",
						origin: "value",
						input,
						key: this.items.length,
						value: input[this.items.length]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/strictTuple/strictTupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function strictTupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_tuple",
		reference: strictTupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!(dataset.issues && config$1.abortEarly) && this.items.length < input.length) _addIssue(this, "type", dataset, config$1, {
					input: input[this.items.length],
					expected: "never",
					path: [{
						type: "array",
						origin: "value",
						input,
						key: this.items.length,
						value: input[this.items.length]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/string/string.ts
/* @__NO_SIDE_EFFECTS__ */
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "string") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/symbol/symbol.ts
/* @__NO_SIDE_EFFECTS__ */
function symbol(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "symbol",
		reference: symbol,
		expects: "symbol",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (typeof dataset.value === "symbol") dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tuple/tuple.ts
/* @__NO_SIDE_EFFECTS__ */
function tuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tuple,
		expects: "Array",
		async: false,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tuple/tupleAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleAsync(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple",
		reference: tupleAsync,
		expects: "Array",
		async: true,
		items,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				}));
				for (const [key, value$1, itemDataset] of itemDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tupleWithRest/tupleWithRest.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleWithRest(items, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple_with_rest",
		reference: tupleWithRest,
		expects: "Array",
		async: false,
		items,
		rest,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (let key = this.items.length; key < input.length; key++) {
					const value$1 = input[key];
					const itemDataset = this.rest["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/tupleWithRest/tupleWithRestAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function tupleWithRestAsync(items, rest, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "tuple_with_rest",
		reference: tupleWithRestAsync,
		expects: "Array",
		async: true,
		items,
		rest,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = true;
				dataset.value = [];
				const [normalDatasets, restDatasets] = await Promise.all([Promise.all(this.items.map(async (item, key) => {
					const value$1 = input[key];
					return [
						key,
						value$1,
						await item["~run"]({ value: value$1 }, config$1)
					];
				})), Promise.all(input.slice(this.items.length).map(async (value$1, key) => {
					return [
						key + this.items.length,
						value$1,
						await this.rest["~run"]({ value: value$1 }, config$1)
					];
				}))]);
				for (const [key, value$1, itemDataset] of normalDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
				if (!dataset.issues || !config$1.abortEarly) for (const [key, value$1, itemDataset] of restDatasets) {
					if (itemDataset.issues) {
						const pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (const issue of itemDataset.issues) {
							if (issue.path) issue.path.unshift(pathItem);
							else issue.path = [pathItem];
							dataset.issues?.push(issue);
						}
						if (!dataset.issues) dataset.issues = itemDataset.issues;
						if (config$1.abortEarly) {
							dataset.typed = false;
							break;
						}
					}
					if (!itemDataset.typed) dataset.typed = false;
					dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/undefined/undefined.ts
/* @__NO_SIDE_EFFECTS__ */
function undefined_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "undefined",
		reference: undefined_,
		expects: "undefined",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/undefinedable/undefinedable.ts
/* @__NO_SIDE_EFFECTS__ */
function undefinedable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "undefinedable",
		reference: undefinedable,
		expects: `(${wrapped.expects} | undefined)`,
		async: false,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/undefinedable/undefinedableAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function undefinedableAsync(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "undefinedable",
		reference: undefinedableAsync,
		expects: `(${wrapped.expects} | undefined)`,
		async: true,
		wrapped,
		default: default_,
		async "~run"(dataset, config$1) {
			if (dataset.value === void 0) {
				if (this.default !== void 0) dataset.value = await /* @__PURE__ */ getDefault(this, dataset, config$1);
				if (dataset.value === void 0) {
					dataset.typed = true;
					return dataset;
				}
			}
			return this.wrapped["~run"](dataset, config$1);
		}
	});
}

//#endregion
//#region src/schemas/union/utils/_subIssues/_subIssues.ts
/**
* Returns the sub issues of the provided datasets for the union issue.
*
* @param datasets The datasets.
*
* @returns The sub issues.
*
* @internal
*/
/* @__NO_SIDE_EFFECTS__ */
function _subIssues(datasets) {
	let issues;
	if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}

//#endregion
//#region src/schemas/union/union.ts
/* @__NO_SIDE_EFFECTS__ */
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: false,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/union/unionAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function unionAsync(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: unionAsync,
		expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
		async: true,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			let validDataset;
			let typedDatasets;
			let untypedDatasets;
			for (const schema of this.options) {
				const optionDataset = await schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
				else typedDatasets = [optionDataset];
				else {
					validDataset = optionDataset;
					break;
				}
				else if (untypedDatasets) untypedDatasets.push(optionDataset);
				else untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
				dataset.typed = true;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/unknown/unknown.ts
/**
* Creates a unknown schema.
*
* @returns A unknown schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: false,
		"~run"(dataset) {
			dataset.typed = true;
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/variant/variant.ts
/* @__NO_SIDE_EFFECTS__ */
function variant(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variant,
		expects: "Object",
		async: false,
		key,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				parseOptions(this, new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/variant/variantAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function variantAsync(key, options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "variant",
		reference: variantAsync,
		expects: "Object",
		async: true,
		key,
		options,
		message: message$1,
		async "~run"(dataset, config$1) {
			const input = dataset.value;
			if (input && typeof input === "object") {
				let outputDataset;
				let maxDiscriminatorPriority = 0;
				let invalidDiscriminatorKey = this.key;
				let expectedDiscriminators = [];
				const parseOptions = async (variant$1, allKeys) => {
					for (const schema of variant$1.options) {
						if (schema.type === "variant") await parseOptions(schema, new Set(allKeys).add(schema.key));
						else {
							let keysAreValid = true;
							let currentPriority = 0;
							for (const currentKey of allKeys) {
								const discriminatorSchema = schema.entries[currentKey];
								if (currentKey in input ? (await discriminatorSchema["~run"]({
									typed: false,
									value: input[currentKey]
								}, ABORT_EARLY_CONFIG)).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
									keysAreValid = false;
									if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
										maxDiscriminatorPriority = currentPriority;
										invalidDiscriminatorKey = currentKey;
										expectedDiscriminators = [];
									}
									if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
									break;
								}
								currentPriority++;
							}
							if (keysAreValid) {
								const optionDataset = await schema["~run"]({ value: input }, config$1);
								if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
							}
						}
						if (outputDataset && !outputDataset.issues) break;
					}
				};
				await parseOptions(this, new Set([this.key]));
				if (outputDataset) return outputDataset;
				_addIssue(this, "type", dataset, config$1, {
					input: input[invalidDiscriminatorKey],
					expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
					path: [{
						type: "object",
						origin: "value",
						input,
						key: invalidDiscriminatorKey,
						value: input[invalidDiscriminatorKey]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/schemas/void/void.ts
/* @__NO_SIDE_EFFECTS__ */
function void_(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "void",
		reference: void_,
		expects: "void",
		async: false,
		message: message$1,
		"~run"(dataset, config$1) {
			if (dataset.value === void 0) dataset.typed = true;
			else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/keyof/keyof.ts
/* @__NO_SIDE_EFFECTS__ */
function keyof(schema, message$1) {
	return /* @__PURE__ */ picklist(Object.keys(schema.entries), message$1);
}

//#endregion
//#region src/methods/message/message.ts
/**
* Changes the local message configuration of a schema.
*
* @param schema The schema to configure.
* @param message_ The error message.
*
* @returns The configured schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function message(schema, message_) {
	return _standardSchema({
		...schema,
		"~run"(dataset, config$1) {
			return schema["~run"](dataset, {
				...config$1,
				message: message_
			});
		}
	});
}

//#endregion
//#region src/methods/omit/omit.ts
/**
* Creates a modified copy of an object schema that does not contain the
* selected entries.
*
* @param schema The schema to omit from.
* @param keys The selected entries.
*
* @returns An object schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function omit(schema, keys) {
	const entries$1 = { ...schema.entries };
	for (const key of keys) delete entries$1[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/parse/parse.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
function parse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}

//#endregion
//#region src/methods/parse/parseAsync.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parsed input.
*/
async function parseAsync(schema, input, config$1) {
	const dataset = await schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	if (dataset.issues) throw new ValiError(dataset.issues);
	return dataset.value;
}

//#endregion
//#region src/methods/parser/parser.ts
/* @__NO_SIDE_EFFECTS__ */
function parser(schema, config$1) {
	const func = (input) => parse(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/parser/parserAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function parserAsync(schema, config$1) {
	const func = (input) => parseAsync(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/partial/partial.ts
/* @__NO_SIDE_EFFECTS__ */
function partial(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ optional(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/partial/partialAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function partialAsync(schema, keys) {
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ optionalAsync(schema.entries[key]) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/pick/pick.ts
/**
* Creates a modified copy of an object schema that contains only the selected
* entries.
*
* @param schema The schema to pick from.
* @param keys The selected entries.
*
* @returns An object schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function pick(schema, keys) {
	const entries$1 = {};
	for (const key of keys) entries$1[key] = schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/pipe/pipe.ts
/* @__NO_SIDE_EFFECTS__ */
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/pipe/pipeAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function pipeAsync(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		async: true,
		async "~run"(dataset, config$1) {
			for (const item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = false;
					break;
				}
				if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = await item["~run"](dataset, config$1);
			}
			return dataset;
		}
	});
}

//#endregion
//#region src/methods/required/required.ts
/* @__NO_SIDE_EFFECTS__ */
function required(schema, arg2, arg3) {
	const keys = Array.isArray(arg2) ? arg2 : void 0;
	const message$1 = Array.isArray(arg2) ? arg3 : arg2;
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ nonOptional(schema.entries[key], message$1) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/required/requiredAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function requiredAsync(schema, arg2, arg3) {
	const keys = Array.isArray(arg2) ? arg2 : void 0;
	const message$1 = Array.isArray(arg2) ? arg3 : arg2;
	const entries$1 = {};
	for (const key in schema.entries) entries$1[key] = !keys || keys.includes(key) ? /* @__PURE__ */ nonOptionalAsync(schema.entries[key], message$1) : schema.entries[key];
	return _standardSchema({
		...schema,
		entries: entries$1
	});
}

//#endregion
//#region src/methods/safeParse/safeParse.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
function safeParse(schema, input, config$1) {
	const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}

//#endregion
//#region src/methods/safeParse/safeParseAsync.ts
/**
* Parses an unknown input based on a schema.
*
* @param schema The schema to be used.
* @param input The input to be parsed.
* @param config The parse configuration.
*
* @returns The parse result.
*/
/* @__NO_SIDE_EFFECTS__ */
async function safeParseAsync(schema, input, config$1) {
	const dataset = await schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}

//#endregion
//#region src/methods/safeParser/safeParser.ts
/* @__NO_SIDE_EFFECTS__ */
function safeParser(schema, config$1) {
	const func = (input) => /* @__PURE__ */ safeParse(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/safeParser/safeParserAsync.ts
/* @__NO_SIDE_EFFECTS__ */
function safeParserAsync(schema, config$1) {
	const func = (input) => /* @__PURE__ */ safeParseAsync(schema, input, config$1);
	func.schema = schema;
	func.config = config$1;
	return func;
}

//#endregion
//#region src/methods/summarize/summarize.ts
/**
* Summarize the error messages of issues in a pretty-printable multi-line string.
*
* @param issues The list of issues.
*
* @returns A summary of the issues.
*
* @beta
*/
/* @__NO_SIDE_EFFECTS__ */
function summarize(issues) {
	let summary = "";
	for (const issue of issues) {
		if (summary) summary += "\n";
		summary += `× ${issue.message}`;
		const dotPath = /* @__PURE__ */ getDotPath(issue);
		if (dotPath) summary += `\n  → at ${dotPath}`;
	}
	return summary;
}

//#endregion
//#region src/methods/unwrap/unwrap.ts
/**
* Unwraps the wrapped schema.
*
* @param schema The schema to be unwrapped.
*
* @returns The unwrapped schema.
*/
/* @__NO_SIDE_EFFECTS__ */
function unwrap(schema) {
	return schema.wrapped;
}

//#endregion


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(3867);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
